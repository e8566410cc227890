import { atom } from 'nanostores'
import { cancelPresent } from '../../contract/calls/cancel-present.ts'
import { changePresent } from '../../contract/calls/change-present.ts'
import { listPresents } from '../../contract/calls/list-presents.ts'
import { schedulePresent } from '../../contract/calls/schedule-present.ts'
import type { GivenPresent, GivenPresents, PresentRequest } from '../../contract/present.ts'
import type { Issue, RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'

/** `saved`: which present is news, and by what. */
export interface GiveState extends GivenPresents {
  readonly editing: GivenPresent | undefined
  readonly isBusy: boolean
  readonly issues: readonly Issue[]
  readonly refused: RefusalCode | undefined
  readonly news: 'wrapped' | 'changed' | 'cancelled' | undefined
}

export type Give =
  | { state: 'loading' | 'signed-out' | 'unproven' | 'not-found' | 'unreachable' }
  | ({ state: 'ready' } & GiveState)

const REFUSED: Partial<Record<RefusalCode, 'signed-out' | 'unproven' | 'not-found'>> = {
  unauthorised: 'signed-out',
  'proof-needed': 'unproven',
  'not-found': 'not-found',
  'not-ready': 'not-found',
}

/** The presents of one story, by its owner. */
export function createGive(ask: Client, story: string) {
  const $give = atom<Give>({ state: 'loading' })
  const update = (more: Partial<GiveState>) => {
    const now = $give.get()
    if (now.state === 'ready') $give.set({ ...now, ...more })
  }
  const load = async (more: Partial<GiveState> = {}) => {
    const result = await ask(listPresents, { params: { id: story } })
    const still = { editing: undefined, isBusy: false, issues: [], refused: undefined, news: undefined }
    if (result.ok) return $give.set({ state: 'ready', ...result.value, ...still, ...more })
    $give.set({ state: REFUSED[result.refusal.code] ?? 'unreachable' })
  }
  const begin = (): GiveState | undefined => {
    const now = $give.get()
    if (now.state !== 'ready' || now.isBusy) return undefined
    update({ isBusy: true, issues: [], refused: undefined, news: undefined })
    return now
  }
  const save = async (body: PresentRequest) => {
    const now = begin()
    if (!now) return
    const result = now.editing
      ? await ask(changePresent, { params: { id: now.editing.id }, body })
      : await ask(schedulePresent, { params: { id: story }, body })
    if (result.ok) return load({ news: now.editing ? 'changed' : 'wrapped' })
    const { code, issues } = result.refusal
    update({ isBusy: false, issues, refused: code === 'invalid-input' && issues.length > 0 ? undefined : code })
  }
  const cancel = async (present: string) => {
    if (!begin()) return
    const result = await ask(cancelPresent, { params: { id: present } })
    if (result.ok) return load({ news: 'cancelled' })
    update({ isBusy: false, refused: result.refusal.code })
  }
  const edit = (editing: GivenPresent | undefined) =>
    update({ editing, issues: [], refused: undefined, news: undefined })
  return { $give, load, save, cancel, edit }
}

export type GiveStore = ReturnType<typeof createGive>

/** Of the page's address. */
export const storyIn = (path: string): string => path.split('/').at(-1) ?? ''
