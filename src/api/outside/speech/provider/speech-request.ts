import { createElevenLabs } from '@ai-sdk/elevenlabs'
import { createOpenAI } from '@ai-sdk/openai'
import type { generateSpeech } from 'ai'
import { ModelError } from '../../model/model-error.ts'
import type { Sound, Utterance } from '../speech.ts'
import { forLanguage } from './per-language.ts'
import { readPcm } from './read-pcm.ts'
import { readWav } from './read-wav.ts'
import type { SpeechConfig } from './speech-config.ts'

type SpeechOptions = Parameters<typeof generateSpeech>[0]
type Fetch = typeof globalThis.fetch

export interface SpeechRequest {
  readonly options: Pick<SpeechOptions, 'model' | 'outputFormat' | 'voice' | 'instructions' | 'speed' | 'language'> &
    Pick<SpeechOptions, 'providerOptions'>
  /** Undefined when it is no sound. */
  readonly read: (bytes: Uint8Array) => Sound | undefined
}

const ELEVENLABS = 'https://api.elevenlabs.io'
/** The highest rate in every plan of ElevenLabs, and the one of our files. */
const ELEVENLABS_RATE_HZ = 24_000
/** Languages that its models take by code; they detect others from the text. */
const ELEVENLABS_LANGUAGES = ['de', 'en', 'fr', 'es', 'it', 'tr', 'pl', 'da']

/** ElevenLabs' library knows one address only; ours may be a gateway's. */
const sentTo =
  (baseUrl: string | undefined, fetch: Fetch): Fetch =>
  (input, init) => {
    if (!baseUrl) return fetch(input, init)
    const address = String(input instanceof Request ? input.url : input)
    return fetch(address.replace(ELEVENLABS, baseUrl.replace(/\/$/, '')), init)
  }

/** The configuration for the language of an utterance. */
interface LanguageConfig extends SpeechConfig {
  readonly speechModel: string
  readonly voice: string | undefined
}

function elevenLabs(config: LanguageConfig, utterance: Utterance, fetch: Fetch): SpeechRequest {
  const { language, before, after } = utterance
  const provider = createElevenLabs({
    fetch: sentTo(config.baseUrl, fetch),
    ...(config.apiKey && { apiKey: config.apiKey }),
  })
  const elevenlabs = { ...(before && { previousText: before }), ...(after && { nextText: after }) }
  return {
    options: {
      model: provider.speech(config.speechModel),
      outputFormat: `pcm_${ELEVENLABS_RATE_HZ}`,
      ...(ELEVENLABS_LANGUAGES.includes(language) && { language }),
      providerOptions: { elevenlabs },
    },
    read: bytes => readPcm(bytes, ELEVENLABS_RATE_HZ),
  }
}

function openAi(config: LanguageConfig, fetch: Fetch): SpeechRequest {
  if (config.provider === 'openai-compatible' && !config.baseUrl) {
    throw new Error('An OpenAI-compatible server needs its address.')
  }
  const provider = createOpenAI({
    fetch,
    // A compatible server may want no key; the library wants one.
    apiKey: config.apiKey ?? (config.provider === 'openai' ? undefined : 'none'),
    ...(config.baseUrl && { baseURL: config.baseUrl }),
  })
  return {
    options: {
      model: provider.speech(config.speechModel),
      outputFormat: 'wav',
      ...(config.instructions && { instructions: config.instructions }),
    },
    read: readWav,
  }
}

/** Throws when an address is missing, and ModelError for a language without a model. */
export function speechRequest(all: SpeechConfig, utterance: Utterance, fetch: Fetch): SpeechRequest {
  const speechModel = forLanguage(all.speechModel, utterance.language)
  if (speechModel === undefined) throw new ModelError('refused')
  const config = { ...all, speechModel, voice: forLanguage(all.voice, utterance.language) }
  const { options, read } =
    config.provider === 'elevenlabs' ? elevenLabs(config, utterance, fetch) : openAi(config, fetch)
  return {
    options: {
      ...options,
      ...(config.voice && { voice: config.voice }),
      ...(config.speed !== undefined && { speed: config.speed }),
    },
    read,
  }
}
