export interface EngineOrder {
  readonly id: number
  readonly text: string
  /** The engine's voices for the language, the best first. */
  readonly voices: readonly string[]
}

export type EngineReply =
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'spoken'
      readonly id: number
      readonly samples: Int16Array
      readonly rateHz: number
      /** Peak memory of its process, in bytes. */
      readonly peakBytes: number
      /** Seconds of processor time since its start. */
      readonly processorSeconds: number
    }
