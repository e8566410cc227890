/** What a sound tells whoever plays it. */
interface SoundEvents {
  readonly onPlaying: () => void
  readonly onEnd: () => void
  /** The browser did not let it begin: somebody has to press first. */
  readonly onBlocked: () => void
  /** It is not to be had. */
  readonly onFailed: () => void
}

export interface SoundOrder extends SoundEvents {
  readonly address: string
  /** Where to begin, in seconds. */
  readonly from: number
  /** 1 is as it was spoken. */
  readonly rate: number
}

/** One file that can be heard. Nothing of it is fetched before the first `play`. */
export interface Sound {
  readonly play: () => void
  readonly pause: () => void
  /** Where it is, in seconds. */
  readonly seconds: () => number
  readonly seek: (seconds: number) => void
  readonly setRate: (rate: number) => void
  /** 0 to 1. */
  readonly setVolume: (volume: number) => void
  readonly close: () => void
}

export type OpenSound = (order: SoundOrder) => Sound
