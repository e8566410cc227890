import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Studio } from '../../src/api/studio/studio.ts'

/** The place of stories that wait for their test. */
export const BLOCKED_LOCATION = 'Im Wartezimmer'
const LOOK_EVERY_MS = 50

/** Creating this file lets the story with this seed go on. */
export const releaseFile = (dataDir: string, seed: string): string => path.join(dataDir, `go-on-${seed}`)

/** Draws waiting stories once their file exists, others at once. */
export function blockingIllustrator(illustrator: Studio['illustrator'], dataDir: string): Studio['illustrator'] {
  return {
    ...illustrator,
    async covers(brief, text, signal, whenAway) {
      const isBlocked = brief.location.includes(BLOCKED_LOCATION)
      while (isBlocked && !existsSync(releaseFile(dataDir, brief.seed)))
        await sleep(LOOK_EVERY_MS, undefined, { signal })
      return illustrator.covers(brief, text, signal, whenAway)
    },
  }
}
