import type { OpenSound, Sound, SoundOrder } from './sound.ts'

let openHowl: OpenSound | undefined

/** Preloads the player code. Safe to call often; never rejects. */
export const readySound = (): Promise<OpenSound | undefined> =>
  import('./howler-sound.ts').then(
    found => {
      openHowl = found.openHowl
      return openHowl
    },
    () => undefined,
  )

export const openSound: OpenSound = order => openHowl?.(order) ?? createLateSound(order)

/** Keeps commands until the player code is loaded. */
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
