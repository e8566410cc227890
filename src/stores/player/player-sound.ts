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

let openHowl: OpenSound | undefined

/** Fetches what plays sounds, so that it is there when somebody presses play. Safe to call often; never rejects. */
export const readySound = (): Promise<OpenSound | undefined> =>
  import('./howler-sound.ts').then(
    found => {
      openHowl = found.openHowl
      return openHowl
    },
    () => undefined,
  )

/** A sound of the browser's; what plays it is fetched with the first one. */
export const openSound: OpenSound = order => openHowl?.(order) ?? createLateSound(order)

/** Remembers what is asked of it until there is something that plays. */
function createLateSound(order: SoundOrder): Sound {
  let real: Sound | undefined
  let isClosed = false
  const wanted = { from: order.from, rate: order.rate, volume: 1, isPlaying: false }
  const begin = (open: OpenSound | undefined) => {
    if (isClosed) return
    if (!open) return order.onFailed()
    real = open({ ...order, from: wanted.from, rate: wanted.rate })
    real.setVolume(wanted.volume)
    if (wanted.isPlaying) real.play()
  }
  const want = (change: Partial<typeof wanted>, run: (sound: Sound) => void) => {
    Object.assign(wanted, change)
    if (real) run(real)
  }
  void readySound().then(begin)
  return {
    play: () => want({ isPlaying: true }, sound => sound.play()),
    pause: () => want({ isPlaying: false }, sound => sound.pause()),
    seconds: () => real?.seconds() ?? wanted.from,
    seek: seconds => want({ from: seconds }, sound => sound.seek(seconds)),
    setRate: rate => want({ rate }, sound => sound.setRate(rate)),
    setVolume: volume => want({ volume }, sound => sound.setVolume(volume)),
    close: () => {
      isClosed = true
      real?.close()
    },
  }
}
