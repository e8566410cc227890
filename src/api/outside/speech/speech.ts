/** A voice that was recorded nowhere: one channel of samples, 16 bits each. */
export interface Sound {
  readonly samples: Int16Array
  /** Samples a second. */
  readonly rateHz: number
}

/** Something to say in one breath: a sentence, or a part of a long one. */
export interface Utterance {
  readonly text: string
  /** A two-letter code, or whatever the story calls its language. */
  readonly language: string
  /** What stands around it, for voices that lend an ear to it; never spoken. */
  readonly before?: string | undefined
  readonly after?: string | undefined
}

/** Whoever speaks: a model at a provider, or the engine that comes with the service. */
export interface Speech {
  /** The model's name, or the engine's. */
  readonly name: string
  /** An engine reads letters: numbers, abbreviations and signs must have become words before. */
  readonly kind: 'engine' | 'model'
  /** How many utterances of one chapter may be asked for at once. */
  readonly atOnce: number
  /**
   * Throws the signal's reason when it is aborted; a SpeechEngineError or a ModelError when there is no sound. Text
   * that no voice can say gives an empty sound, or a short one.
   */
  speak(utterance: Utterance, signal: AbortSignal): Promise<Sound>
  close(): Promise<void>
}
