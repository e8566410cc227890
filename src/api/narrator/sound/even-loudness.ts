import { limitPeaks } from './limit-peaks.ts'
import { integratedLoudness } from './loudness.ts'
import { RATE_HZ } from './rate.ts'

/** EBU Tech 3343 allows -16 for mobile listening, ACX wants -23 to -18. */
export const TARGET_LUFS = -18
/** Limit for whispers; quieter sound is no voice. */
const GAIN_MAX_DB = 30

/** Changes the samples in place. */
export function evenLoudness(samples: Float32Array): void {
  const loudness = integratedLoudness(samples, RATE_HZ)
  if (loudness === undefined) return
  const gain = 10 ** (Math.min(GAIN_MAX_DB, TARGET_LUFS - loudness) / 20)
  for (let index = 0; index < samples.length; index += 1) samples[index] = (samples[index] as number) * gain
  limitPeaks(samples)
}
