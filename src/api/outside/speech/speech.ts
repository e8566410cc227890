export interface Sound {
  readonly samples: Int16Array
  /** Samples a second. */
  readonly rateHz: number
}

/** A sentence, or a part of a long one. */
export interface Utterance {
  readonly text: string
  /** Two-letter code, or the story's own name of its language. */
  readonly language: string
  /** Surrounding text for models that use it; never spoken. */
  readonly before?: string | undefined
  readonly after?: string | undefined
}

export interface Speech {
  readonly name: string
  /** The voice for a language, by the name that listeners are told; the speech's own where it is left out. */
  voiceIn?(language: string): string | undefined
  /** False for languages that it has no voice for; left out by what speaks all. */
  speaks?(language: string): boolean
  /** An engine reads letters: numbers, abbreviations and signs must be words already. */
  readonly kind: 'engine' | 'model'
  /** Parallel utterances of one chapter. */
  readonly atOnce: number
  /** Throws the signal's reason, SpeechEngineError or ModelError. Unspeakable text gives an empty or short sound. */
  speak(utterance: Utterance, signal: AbortSignal): Promise<Sound>
  close(): Promise<void>
}
