import { DAY_MS } from '../../lib/day.ts'
import type { WhenAway } from '../../lib/service-unavailable.ts'
import type { Tries } from '../db/jobs.ts'

/** Tries that may fail for a reason of their own; an outage of somebody else's is no try. */
const FAILURES_MAX = 4
const FAILURE_PAUSE_MAX_SECONDS = 60
/** After this time a service that is away is asked more seldom. */
const SOON_MS = 600_000
const SOON_PAUSE_SECONDS = 60
const LATER_PAUSE_SECONDS = 300
/** Not all that wait for one service come back to it in the same moment. */
const JITTER = 0.25

export interface NextTry {
  readonly tries: Tries
  readonly afterSeconds: number
}

/**
 * When a job whose try ended without a result is tried again: after an outage as long as that lasts, for a day, and after
 * a failure four times. Undefined when it is given up. `random` is from 0 to 1.
 */
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

/** Whole seconds, at least one. */
const jittered = (seconds: number, random: number): number =>
  Math.max(1, Math.round(seconds * (1 - JITTER + 2 * JITTER * random)))

/** How long a picture or a voice that a provider owes is waited for before it is made without that. */
const FALL_BACK_MS = 120_000

/** Whether a try waits for a provider that is away, or is content with what can be made without it. */
export const whenAway = ({ wait }: Tries, now: number): WhenAway =>
  wait !== undefined && now - wait.since >= FALL_BACK_MS ? 'fall-back' : 'wait'

/** Tries so far, for providers, who must take each for a new request. */
export const triesSoFar = ({ failures = 0, wait, crashes = 0 }: Tries, retryCount: number): number =>
  retryCount + failures + crashes + (wait?.count ?? 0)
