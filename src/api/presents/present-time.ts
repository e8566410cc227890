import { PRESENT_DAYS_MAX, type PresentRequest } from '../../contract/present.ts'
import type { Issue } from '../../contract/refusals.ts'
import { DAY_MS } from '../../lib/day.ts'
import { zonedTime } from '../../lib/zoned-time.ts'
import { type Refusal, refuse } from '../results/refusal.ts'

type TimeFields = Pick<PresentRequest, 'day' | 'hour' | 'timeZone'>

/** The moment that a giver means; a refusal that names the field for one that is over, too far ahead or not there. */
export function presentTime({ day, hour, timeZone }: TimeFields, now: number): Date | Refusal {
  const at = zonedTime(`${day}T${hour}`, timeZone)
  if (Number.isNaN(at)) return wrong('day', 'format')
  if (at <= now) return wrong(at <= now - DAY_MS ? 'day' : 'hour', 'past')
  if (at > now + PRESENT_DAYS_MAX * DAY_MS) return wrong('day', 'too-far', { days: PRESENT_DAYS_MAX })
  return new Date(at)
}

const wrong = (path: string, code: string, params: Issue['params'] = {}): Refusal =>
  refuse('invalid-input', [{ path, code, params }])
