export interface SpeechConfig {
  readonly provider: 'openai-compatible' | 'openai' | 'elevenlabs'
  /** Where the provider answers; needed for a compatible server, left out for the provider's own address. */
  readonly baseUrl?: string | undefined
  readonly apiKey?: string | undefined
  readonly speechModel: string
  /** The provider's name or id of a voice; its first one when left out. */
  readonly voice?: string | undefined
  /** How to read, for models that listen: "calmly, as to a child at bedtime". */
  readonly instructions?: string | undefined
  /** 1 is the voice's own pace. */
  readonly speed?: number | undefined
}
