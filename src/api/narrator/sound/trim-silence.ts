import { samplesIn } from './rate.ts'

/** -50 dB: below the quietest voice, above the noise of its recording. */
const SILENCE = 0.00316
/** Kept at both ends: a soft beginning lies below the threshold. */
const MARGIN_MS = 20
/** Unfaded cuts click. */
const FADE_MS = 4

function fadeEdges(samples: Float32Array): void {
  const length = Math.min(samplesIn(FADE_MS), Math.floor(samples.length / 2))
  for (let index = 0; index < length; index += 1) {
    const last = samples.length - 1 - index
    samples[index] = ((samples[index] as number) * index) / length
    samples[last] = ((samples[last] as number) * index) / length
  }
}

/** Empty when nothing is audible. */
export function trimSilence(samples: Float32Array): Float32Array {
  const isHeard = (sample: number) => Math.abs(sample) > SILENCE
  const first = samples.findIndex(isHeard)
  if (first === -1) return new Float32Array(0)
  const margin = samplesIn(MARGIN_MS)
  const trimmed = samples.slice(Math.max(0, first - margin), samples.findLastIndex(isHeard) + 1 + margin)
  fadeEdges(trimmed)
  return trimmed
}
