import { setTimeout as sleep } from 'node:timers/promises'
import { describeError } from '../../lib/describe-error.ts'
import type { DraftEntry } from '../outside/content/content.ts'
import type { LandingDesk } from './landing-deps.ts'

/** A remote content service reports changes a moment later. */
const LOOK_MS = 400
const LIMIT_MS = 10_000

/** Takes in what was published or withdrawn; whether visitors see it. False after a time limit. */
export async function awaitLive(desk: LandingDesk, entries: readonly DraftEntry[]): Promise<boolean> {
  const stop = AbortSignal.timeout(LIMIT_MS)
  const late = new Promise<false>(resolve => stop.addEventListener('abort', () => resolve(false), { once: true }))
  return Promise.race([late, look(desk, entries, stop)])
}

async function look(desk: LandingDesk, entries: readonly DraftEntry[], stop: AbortSignal): Promise<boolean> {
  while (!stop.aborted) {
    try {
      await desk.publication.pull()
      if (entries.every(entry => isShown(desk, entry))) return true
      await sleep(LOOK_MS)
    } catch (error) {
      desk.log.warn({ error: describeError(error) }, 'what was published will be shown later')
      return false
    }
  }
  return false
}

function isShown({ publication }: LandingDesk, { id, published, publishedAt = '' }: DraftEntry): boolean {
  const shown = publication.updatedAtOf(id)
  if (!published) return shown === undefined
  return shown !== undefined && Date.parse(shown) >= Date.parse(publishedAt)
}
