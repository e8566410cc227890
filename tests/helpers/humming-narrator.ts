import { openNarrator } from '../../src/api/narrator/open-narrator.ts'
import type { Studio } from '../../src/api/studio/studio.ts'
import { toneSpeech } from '../api/narrator/tone-speech.ts'

export const hummingNarrator: Studio['narrator'] = openNarrator({
  engine: toneSpeech('engine'),
  log: { warn: () => undefined },
})
