import type { Language } from '../../contract/languages.ts'
import type { GivenPresent, PresentEdition, PresentRequest } from '../../contract/present.ts'

/** What stands in the form. */
export interface Draft extends Omit<PresentRequest, 'address'> {
  readonly address: string
}

const DAY_MS = 86_400_000
const HOUR = '17:00'

const pad = (number: number) => String(number).padStart(2, '0')
const dayOf = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

/** A new present: tomorrow at five, in the zone of this device. */
export const newDraft = (language: Language, editions: readonly PresentEdition[], now = Date.now()): Draft => ({
  from: '',
  to: '',
  dedication: '',
  delivery: 'mail',
  address: '',
  day: dayOf(new Date(now + DAY_MS)),
  hour: HOUR,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language,
  editions: [...editions],
})

export const draftOf = (present: GivenPresent): Draft => {
  const { from, to, dedication, delivery, address, day, hour, timeZone, language, editions } = present
  return { from, to, dedication, delivery, address: address ?? '', day, hour, timeZone, language, editions }
}

export const requestOf = ({ address, ...draft }: Draft): PresentRequest =>
  draft.delivery === 'mail' && address.trim() !== '' ? { ...draft, address: address.trim() } : draft
