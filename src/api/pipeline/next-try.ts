import { DAY_MS } from '../../lib/day.ts'
import type { WhenAway } from '../../lib/service-unavailable.ts'
import type { Tries } from '../db/jobs.ts'

/** Tries that may fail for a reason of their own; outages do not count. */
const FAILURES_MAX = 4
const FAILURE_PAUSE_MAX_SECONDS = 60
/** After this time an unavailable service is asked less often. */
const SOON_MS = 600_000
const SOON_PAUSE_SECONDS = 60
const LATER_PAUSE_SECONDS = 300
/** Share by which pauses vary, so that jobs do not all return to a service in the same moment. */
const JITTER = 0.25

export interface NextTry {
  readonly tries: Tries
  readonly afterSeconds: number
}

/** Outages are retried for a day, failures four times; undefined when given up. `random` is from 0 to 1. */
export function nextTry(
  { crashes, failures = 0, wait }: Tries,
  { isOutage, now, random }: { readonly isOutage: boolean; readonly now: number; readonly random: number },
): NextTry | undefined {
  const counted = crashes === undefined ? {} : { crashes }
  if (!isOutage) {
    if (failures >= FAILURES_MAX) return undefined
    const pause = Math.min(2 ** failures, FAILURE_PAUSE_MAX_SECONDS)
    return { tries: { ...counted, failures: failures + 1 }, afterSeconds: jittered(pause, random) }
  }
  const { since, count } = wait ?? { since: now, count: 0 }
  if (now - since >= DAY_MS) return undefined
  const pause = Math.min(2 ** (count + 1), now - since < SOON_MS ? SOON_PAUSE_SECONDS : LATER_PAUSE_SECONDS)
  return { tries: { ...counted, failures, wait: { since, count: count + 1 } }, afterSeconds: jittered(pause, random) }
}

const jittered = (seconds: number, random: number): number =>
  Math.max(1, Math.round(seconds * (1 - JITTER + 2 * JITTER * random)))

/** Outage after which a picture or a voice is made without its provider. */
const FALL_BACK_MS = 120_000

export const whenAway = ({ wait }: Tries, now: number): WhenAway =>
  wait !== undefined && now - wait.since >= FALL_BACK_MS ? 'fall-back' : 'wait'

/** Number of the try; providers must treat each as a new request. */
export const triesSoFar = ({ failures = 0, wait, crashes = 0 }: Tries, retryCount: number): number =>
  retryCount + failures + crashes + (wait?.count ?? 0)
