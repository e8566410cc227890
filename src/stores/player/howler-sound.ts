import { Howl } from 'howler'
import type { OpenSound } from './sound.ts'

/** Howler takes a whole number for the id of a sound, where it could be a second. */
const NO_ID = 0.0005

/**
 * Streamed by the browser's audio element, not decoded: a chapter of 2,000 words would be 40 MB of samples. The element
 * also keeps the pitch at every rate and plays on with the screen off.
 */
export const openHowl: OpenSound = ({ address, from, rate, onPlaying, onEnd, onBlocked, onFailed }) => {
  // Before it has loaded, the element reports no real position.
  let begun = false
  let at = from
  const howl = new Howl({
    src: [address],
    format: ['mp3'],
    html5: true,
    preload: false,
    rate,
    onplay: () => {
      begun = true
      onPlaying()
    },
    onend: onEnd,
    onplayerror: onBlocked,
    onloaderror: onFailed,
  })
  const moveTo = (seconds: number) => void howl.seek(seconds + NO_ID)
  const play = () => {
    if (howl.state() === 'unloaded') {
      howl.load()
      if (at > 0) moveTo(at)
    }
    howl.play()
  }
  const seek = (seconds: number) => {
    at = seconds
    if (howl.state() !== 'unloaded') moveTo(seconds)
  }
  return {
    play,
    pause: () => void howl.pause(),
    seconds: () => (begun ? howl.seek() : at),
    seek,
    setRate: next => void howl.rate(next),
    setVolume: volume => void howl.volume(volume),
    close: () => howl.unload(),
  }
}
