import type { Clock } from '../clock.ts'
import type { OpenSound, Sound } from './sound.ts'

/** Interval of reading the position of the sound. */
export const LISTEN_TICK_MS = 150
/** Pause of a sound that counts as waiting for data. */
const STALL_MS = 1500

interface DeckDeps {
  readonly openSound: OpenSound
  readonly clock: Clock
  readonly onMoving: (isMoving: boolean) => void
  readonly onSeconds: (seconds: number) => void
  readonly onEnd: () => void
  readonly onBlocked: () => void
  readonly onFailed: () => void
}

/** One sound at a time; events of a replaced one are ignored. */
export function createDeck({ openSound, clock, onMoving, onSeconds, onEnd, onBlocked, onFailed }: DeckDeps) {
  let sound: Sound | undefined
  let rate = 1
  let cancelTick = () => {}
  let last = { seconds: -1, at: 0 }

  const tick = () => {
    if (!sound) return
    const now = { seconds: sound.seconds(), at: clock.now() }
    if (now.seconds !== last.seconds) {
      last = now
      onSeconds(now.seconds)
    }
    onMoving(now.at - last.at < STALL_MS)
    cancelTick = clock.after(LISTEN_TICK_MS, tick)
  }
  const load = (address: string, from: number) => {
    const mine = (run: () => void) => () => own === sound && run()
    const own: Sound = openSound({
      address,
      from,
      rate,
      onPlaying: mine(() => {
        last = { seconds: -1, at: clock.now() }
        cancelTick()
        tick()
      }),
      onEnd: mine(onEnd),
      onBlocked: mine(onBlocked),
      onFailed: mine(onFailed),
    })
    sound = own
  }
  /** Plays on, or loads the address and begins at `from` seconds. */
  const play = (address: string, from: number) => {
    if (!sound) load(address, from)
    sound?.play()
  }
  const pause = () => {
    cancelTick()
    sound?.pause()
  }
  const clear = () => {
    cancelTick()
    sound?.close()
    sound = undefined
  }
  const seek = (seconds: number) => {
    last = { seconds: -1, at: clock.now() }
    sound?.seek(seconds)
  }
  const setRate = (next: number) => {
    rate = next
    sound?.setRate(next)
  }
  const setVolume = (volume: number) => sound?.setVolume(volume)
  return { play, pause, clear, seek, setRate, setVolume }
}
