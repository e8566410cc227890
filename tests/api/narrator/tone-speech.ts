import type { Sound, Speech, Utterance } from '../../../src/api/outside/speech/speech.ts'
import { toneFor } from '../outside/speech/fake-speech.ts'

/** A speech that hums: half a second at most, at once, and always the same. */
export function toneSpeech(kind: Speech['kind'], before: (utterance: Utterance) => void = () => undefined): Speech {
  return {
    name: `${kind} that hums`,
    kind,
    atOnce: 4,
    async speak(utterance, signal): Promise<Sound> {
      signal.throwIfAborted()
      before(utterance)
      const { buffer } = new Uint8Array(toneFor(utterance.text.slice(0, 8)))
      return { samples: new Int16Array(buffer), rateHz: 24_000 }
    },
    close: async () => undefined,
  }
}
