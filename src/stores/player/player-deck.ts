import type { Clock } from '../clock.ts'
import type { OpenSound, Sound } from './sound.ts'

/** How often the place in a sound is looked up while it plays. */
export const LISTEN_TICK_MS = 150
/** A sound that stands still this long is being waited for. */
const STALL_MS = 1500

interface Parts {
  readonly openSound: OpenSound
  readonly clock: Clock
  /** It is heard, or stands still until more of it arrives. */
  readonly onMoving: (isMoving: boolean) => void
  readonly onSeconds: (seconds: number) => void
  readonly onEnd: () => void
  readonly onBlocked: () => void
  readonly onFailed: () => void
}

/** Holds one sound at a time, and says how it gets on. What a sound that was taken off still says is not heard. */
export function createDeck({ openSound, clock, onMoving, onSeconds, onEnd, onBlocked, onFailed }: Parts) {
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
  const lay = (address: string, from: number) => {
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
  /** Plays on, or a sound from a second of it where none lies there. */
  const play = (address: string, from: number) => {
    if (!sound) lay(address, from)
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
