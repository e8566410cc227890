import type { Sound } from '../../outside/speech/speech.ts'
import { RATE_HZ, samplesIn } from './rate.ts'
import { resample } from './resample.ts'
import { trimSilence } from './trim-silence.ts'

export interface SpokenPart {
  readonly sounds: readonly Sound[]
  readonly pauseMs: number
}

/** First audible sample to one past the last; equal when silent. */
export interface Heard {
  readonly from: number
  readonly to: number
}

const BREATH_MS = 180
/** Silence before the first word; minimum length, as no player likes an empty file. */
const LEAD_MS = 300
const SHORTEST_MS = 1000

interface Placed {
  readonly at: number
  readonly samples: Float32Array
}

export function assemble(parts: readonly SpokenPart[]): { samples: Float32Array; heard: Heard[] } {
  const placed: Placed[] = []
  const heard: Heard[] = []
  let end = samplesIn(LEAD_MS)
  for (const { sounds, pauseMs } of parts) {
    const from = end
    for (const sound of sounds) {
      const samples = trimSilence(resample(sound, RATE_HZ))
      if (samples.length === 0) continue
      const at = end === from ? from : end + samplesIn(BREATH_MS)
      placed.push({ at, samples })
      end = at + samples.length
    }
    heard.push({ from, to: end })
    end += samplesIn(pauseMs)
  }
  const whole = new Float32Array(Math.max(end, samplesIn(SHORTEST_MS)))
  for (const { at, samples } of placed) whole.set(samples, at)
  return { samples: whole, heard }
}
