import { startKWeighting } from './k-weighting.ts'

/** 400 ms blocks, one every 100 ms. */
const STEP_S = 0.1
const STEPS_PER_BLOCK = 4
const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10

const toLufs = (power: number) => -0.691 + 10 * Math.log10(power)
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function stepPowers(samples: Float32Array, rateHz: number): number[] {
  const length = Math.round(rateHz * STEP_S)
  const weighted = startKWeighting(rateHz)
  return Array.from({ length: Math.floor(samples.length / length) }, (_, step) => {
    let sum = 0
    for (let index = step * length; index < (step + 1) * length; index += 1) {
      sum += weighted(samples[index] as number) ** 2
    }
    return sum / length
  })
}

/** LUFS of one channel: ITU-R BS.1770-5, annex 1, both gates. Undefined for too short or too quiet a sound. */
export function integratedLoudness(samples: Float32Array, rateHz: number): number | undefined {
  const steps = stepPowers(samples, rateHz)
  const blocks = steps.flatMap((_, index) =>
    index + STEPS_PER_BLOCK <= steps.length ? meanOf(steps.slice(index, index + STEPS_PER_BLOCK)) : [],
  )
  const heard = blocks.filter(power => toLufs(power) > ABSOLUTE_GATE)
  if (heard.length === 0) return undefined
  const gate = toLufs(meanOf(heard)) + RELATIVE_GATE
  return toLufs(meanOf(heard.filter(power => toLufs(power) > gate)))
}
