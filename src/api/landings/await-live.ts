import { setTimeout as sleep } from 'node:timers/promises'
import { describeError } from '../../lib/describe-error.ts'
import type { DraftEntry } from '../outside/content/content.ts'
import type { LandingDeps } from './landing-deps.ts'

/** A remote content service reports changes a moment later. */
const LOOK_MS = 400
const LIMIT_MS = 10_000

/** Takes in what was published or withdrawn; whether visitors see it. False after a time limit. */
export async function awaitLive(deps: LandingDeps, entries: readonly DraftEntry[]): Promise<boolean> {
  const stop = AbortSignal.timeout(LIMIT_MS)
  const late = new Promise<false>(resolve => stop.addEventListener('abort', () => resolve(false), { once: true }))
  return Promise.race([late, pollUntilLive(deps, entries, stop)])
}

async function pollUntilLive(deps: LandingDeps, entries: readonly DraftEntry[], stop: AbortSignal): Promise<boolean> {
  while (!stop.aborted) {
    try {
      await deps.publication.pull()
      if (entries.every(entry => isShown(deps, entry))) return true
      await sleep(LOOK_MS)
    } catch (error) {
      deps.log.warn({ error: describeError(error) }, 'what was published will be shown later')
      return false
    }
  }
  return false
}

function isShown({ publication }: LandingDeps, { id, published, publishedAt = '' }: DraftEntry): boolean {
  const shown = publication.updatedAtOf(id)
  if (!published) return shown === undefined
  return shown !== undefined && Date.parse(shown) >= Date.parse(publishedAt)
}
