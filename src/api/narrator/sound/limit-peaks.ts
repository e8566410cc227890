import { RATE_HZ } from './rate.ts'
import { truePeaks } from './true-peak.ts'

/** -5 dB of full scale: shops ask for -3 at most of what is heard, and encoding at 64 kbit/s adds up to 2 to hissing sounds. */
const CEILING = 10 ** (-5 / 20)
const BLOCK = RATE_HZ / 1000
/** Blocks over which a gain changes, before and after the peak. */
const REACH = 6

function leastAround(gains: Float32Array): Float32Array {
  return gains.map((_, index) => {
    let least = 1
    for (let at = Math.max(0, index - REACH); at <= Math.min(gains.length - 1, index + REACH); at += 1) {
      least = Math.min(least, gains[at] as number)
    }
    return least
  })
}

function meanAround(gains: Float32Array): Float32Array {
  const half = Math.floor(REACH / 2)
  return gains.map((_, index) => {
    let sum = 0
    for (let at = index - half; at <= index + half; at += 1) {
      sum += gains[Math.min(gains.length - 1, Math.max(0, at))] as number
    }
    return sum / (2 * half + 1)
  })
}

/** Look-ahead limiter without steps. Changes the samples in place. */
export function limitPeaks(samples: Float32Array): void {
  const wanted = truePeaks(samples, BLOCK, CEILING).map(peak => Math.min(1, CEILING / Math.max(peak, CEILING)))
  if (wanted.every(gain => gain === 1)) return
  const gains = meanAround(leastAround(wanted))
  for (let index = 0; index < samples.length; index += 1) {
    const position = index / BLOCK - 0.5
    const before = Math.max(0, Math.floor(position))
    const after = Math.min(gains.length - 1, before + 1)
    const share = Math.max(0, position - before)
    const gain = (gains[before] as number) * (1 - share) + (gains[after] as number) * share
    samples[index] = (samples[index] as number) * gain
  }
}
