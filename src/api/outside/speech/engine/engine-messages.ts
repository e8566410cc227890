/** What the engine's process is told. */
export interface EngineOrder {
  readonly id: number
  readonly text: string
  /** The engine's voices for the language, the best first. */
  readonly voices: readonly string[]
}

/** What it answers. */
export type EngineReply =
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'spoken'
      readonly id: number
      readonly samples: Int16Array
      readonly rateHz: number
      /** The most memory that its process ever held, in bytes. */
      readonly peakBytes: number
      /** Seconds of the processor that its process had since it began. */
      readonly processorSeconds: number
    }
