import { openNarrator } from '../../src/api/narrator/open-narrator.ts'
import type { Studio } from '../../src/api/studio/studio.ts'
import { toneSpeech } from '../api/narrator/tone-speech.ts'

/** Hums a little for each sentence, where a test is not about what is heard. */
export const hummingNarrator: Studio['narrator'] = openNarrator({
  engine: toneSpeech('engine'),
  log: { warn: () => undefined },
})
