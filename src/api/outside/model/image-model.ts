/** What a picture is asked for by. */
export interface ImageOrder {
  /** Pictures of the one prompt. */
  readonly count: number
  /** In pixels. A wish: models know a few sizes only, so what comes must be measured. */
  readonly width: number
  readonly height: number
  /** A wish too: the same seed may give the same picture, where the provider has seeds at all. */
  readonly seed: number
}

/** A model that draws. Every promise settles within the deadlines it was opened with. */
export interface ImageModel {
  readonly name: string
  /**
   * At most `count` pictures, at least one, as the provider sent them: unmeasured, of any format, not to be trusted.
   * Throws ModelError when there was none, the signal's reason when it is aborted.
   */
  generate(prompt: string, order: ImageOrder, signal: AbortSignal): Promise<Uint8Array[]>
}

export interface ImageModelConfig {
  readonly provider: 'openai-compatible' | 'openai'
  /** As in ModelConfig. */
  readonly baseUrl?: string | undefined
  readonly apiKey?: string | undefined
  readonly imageModel: string
}
