import type { OpenSound, SoundOrder } from '../../../src/stores/player/sound.ts'

export interface FakeSound {
  readonly order: SoundOrder
  isPlaying: boolean
  isClosed: boolean
  seconds: number
  rate: number
  volume: number
}

/** Sounds that play when they are told to; a test moves them on by hand. */
export function fakeSounds() {
  const sounds: FakeSound[] = []
  const openSound: OpenSound = order => {
    const { from, rate } = order
    const sound: FakeSound = { order, isPlaying: false, isClosed: false, seconds: from, rate, volume: 1 }
    sounds.push(sound)
    return {
      play: () => {
        sound.isPlaying = true
      },
      pause: () => {
        sound.isPlaying = false
      },
      seconds: () => sound.seconds,
      seek: seconds => {
        sound.seconds = seconds
      },
      setRate: next => {
        sound.rate = next
      },
      setVolume: volume => {
        sound.volume = volume
      },
      close: () => {
        sound.isPlaying = false
        sound.isClosed = true
      },
    }
  }
  const last = (): FakeSound => {
    const sound = sounds.at(-1)
    if (!sound) throw new Error('no sound was opened')
    return sound
  }
  return { openSound, sounds, last }
}
