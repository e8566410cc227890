import { forLanguage, type PerLanguage } from './per-language.ts'

export interface SpeechConfig {
  readonly provider: 'openai-compatible' | 'openai' | 'elevenlabs'
  /** Needed for a compatible server; defaults to the provider's own address. */
  readonly baseUrl?: string | undefined
  readonly apiKey?: string | undefined
  readonly speechModel: PerLanguage
  /** The provider's name or id of a voice; defaults to its first one. */
  readonly voice?: PerLanguage | undefined
  /** Reading instructions for models that take them: "calmly, as to a child at bedtime". */
  readonly instructions?: string | undefined
  /** 1 is the voice's own pace. */
  readonly speed?: number | undefined
}

/** Whether there is a model, and a voice where voices are listed by language. */
export const speaksLanguage = ({ speechModel, voice }: SpeechConfig, language: string): boolean =>
  forLanguage(speechModel, language) !== undefined &&
  (typeof voice !== 'object' || forLanguage(voice, language) !== undefined)
