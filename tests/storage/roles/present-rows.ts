import type { Ask, Row } from './role-table.ts'
import { type Cast, ROLES } from './stage.ts'

const tomorrow = (): string => new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10)
const ofStory = ({ story }: Cast): Ask => ({ params: { id: story } })
const PRESENT = {
  from: 'Oma Inge',
  to: 'Mila',
  dedication: '',
  delivery: 'card',
  day: '2026-12-24',
  hour: '17:00',
  timeZone: 'Europe/Berlin',
  language: 'de',
  editions: [],
}
const ofPresent = ({ present }: Cast): Ask => ({ params: { id: present.id } })
const ofCode = ({ present }: Cast): Ask => ({ params: { code: present.code } })

/** The present of the stage is open to whoever has its code; nobody keeps it yet. */
export const OF_PRESENTS: readonly Row[] = [
  {
    call: 'schedule-present',
    ask: cast => ({ ...ofStory(cast), body: { ...PRESENT, day: tomorrow() } }),
    gives: '401 403 404 404 404 200',
  },
  { call: 'list-presents', ask: ofStory, gives: '401 403 404 404 404 200', reveals: ['owner'] },
  {
    call: 'change-present',
    about: 'whose hour has come',
    ask: cast => ({ ...ofPresent(cast), body: { ...PRESENT, day: tomorrow() } }),
    gives: '401 403 404 404 404 409',
  },
  { call: 'cancel-present', about: 'whose hour has come', ask: ofPresent, gives: '401 403 404 404 404 409' },
  { call: 'read-present', about: 'by its code, unopened', ask: ofCode, gives: '200 200 200 200 200 200' },
  {
    call: 'thank-present',
    about: 'unopened',
    ask: cast => ({ ...ofCode(cast), body: { thanks: 'Danke' } }),
    gives: '404 404 404 404 404 404',
  },
  {
    call: 'open-present',
    about: 'by its code',
    ask: ofCode,
    gives: '200 200 200 200 200 200',
    reveals: ROLES,
  },
  {
    call: 'open-present',
    about: 'by a code that never was',
    ask: () => ({ params: { code: 'BCDFGHJKMNPQ' } }),
    gives: '404 404 404 404 404 404',
  },
  {
    call: 'keep-present',
    about: 'by a code that never was',
    ask: () => ({ params: { code: 'BCDFGHJKMNPQ' } }),
    gives: '401 403 404 404 404 404',
  },
]
