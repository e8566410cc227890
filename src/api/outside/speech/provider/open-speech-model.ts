import { generateSpeech, NoSpeechGeneratedError, RetryError } from 'ai'
import { failureOf } from '../../model/failure-of.ts'
import { imageFetch } from '../../model/image-fetch.ts'
import { openTurns } from '../../model/image-turns.ts'
import { ModelError } from '../../model/model-error.ts'
import type { Sound, Speech, Utterance } from '../speech.ts'
import { forLanguage } from './per-language.ts'
import { type SpeechConfig, speaksLanguage } from './speech-config.ts'
import { SPEECH_DEADLINES, type SpeechDeadlines } from './speech-deadlines.ts'
import { speechRequest } from './speech-request.ts'

/** The library would print them; a server's log is JSON. */
globalThis.AI_SDK_LOG_WARNINGS = false

const HAS_WORDS = /[\p{L}\p{N}]/u
const SILENCE: Sound = { samples: new Int16Array(0), rateHz: 24_000 }

async function request(
  config: SpeechConfig,
  deadlines: SpeechDeadlines,
  utterance: Utterance,
  signal: AbortSignal,
): Promise<Sound> {
  const fetch = imageFetch({ callMs: deadlines.callMs, bytes: deadlines.responseBytes })
  const { options, read } = speechRequest(config, utterance, fetch)
  try {
    const { audio } = await generateSpeech({
      ...options,
      text: utterance.text,
      maxRetries: deadlines.retries,
      abortSignal: signal,
    })
    const sound = read(audio.uint8Array)
    if (!sound) throw new ModelError('unreadable')
    return sound
  } catch (error) {
    signal.throwIfAborted()
    if (NoSpeechGeneratedError.isInstance(error)) throw new ModelError('unreadable')
    throw failureOf(RetryError.isInstance(error) ? error.lastError : error, signal)
  }
}

/** Nothing is sent before the first utterance; a wrong key shows only there. */
export function openSpeechModel(config: SpeechConfig, deadlines: SpeechDeadlines = SPEECH_DEADLINES): Speech {
  const turns = openTurns(deadlines.atOnce)
  return {
    name: typeof config.speechModel === 'string' ? config.speechModel : Object.values(config.speechModel).join(' '),
    voiceIn: language => forLanguage(config.voice, language) ?? forLanguage(config.speechModel, language),
    speaks: language => speaksLanguage(config, language),
    kind: 'model',
    atOnce: deadlines.atOnce,
    async speak(utterance, signal) {
      signal.throwIfAborted()
      if (!HAS_WORDS.test(utterance.text)) return SILENCE
      return turns.run(() => request(config, deadlines, utterance, signal), signal)
    },
    close: async () => undefined,
  }
}
