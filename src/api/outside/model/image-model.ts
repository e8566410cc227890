export interface ImageOrder {
  readonly count: number
  /** In pixels. A preference: models know a few sizes only, so results must be measured. */
  readonly width: number
  readonly height: number
  /** A preference: the same seed may give the same picture, where the provider has seeds. */
  readonly seed: number
}

/** Every promise settles within the deadlines the model was opened with. */
export interface ImageModel {
  readonly name: string
  /** 1 to `count` untrusted pictures of any size and format. Throws ModelError for none, signal's reason if aborted. */
  generate(prompt: string, order: ImageOrder, signal: AbortSignal): Promise<Uint8Array[]>
}

export interface ImageModelConfig {
  readonly provider: 'openai-compatible' | 'openai'
  readonly baseUrl?: string | undefined
  readonly apiKey?: string | undefined
  readonly imageModel: string
}
