/**
 * The interpolator of ITU-R BS.1770-5, annex 2: 48 taps in four phases. Between two samples of a file a player's own
 * wave may rise above both.
 */
const PHASES: readonly (readonly number[])[] = [
  [
    0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625, 0.97216796875,
    -0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125,
  ],
  [
    -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625, 0.77978515625,
    -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
  ],
]
const TAPS = 12
const BOTH_WAYS = PHASES.flatMap(phase => [Float64Array.from(phase), Float64Array.from([...phase].reverse())])

/** No wave rises above its samples by more than the weights of a phase add up to. */
const OVERSHOOT = Math.max(...BOTH_WAYS.map(phase => phase.reduce((sum, weight) => sum + Math.abs(weight), 0)))

/** The highest magnitude between two places, the interpolator's neighbourhood included. */
function highestSample(samples: Float32Array, from: number, to: number): number {
  let highest = 0
  for (let index = Math.max(0, from - TAPS); index < Math.min(samples.length, to + TAPS); index += 1) {
    const height = Math.abs(samples[index] as number)
    if (height > highest) highest = height
  }
  return highest
}

/** The highest interpolated magnitude between two places. */
function highestBetween(samples: Float32Array, start: number, end: number): number {
  let highest = 0
  // The interpolator answers half its length late.
  for (let index = start + TAPS / 2; index < end + TAPS / 2; index += 1) {
    const from = Math.max(0, index - samples.length + 1)
    const to = Math.min(TAPS, index + 1)
    for (const phase of BOTH_WAYS) {
      let sum = 0
      for (let tap = from; tap < to; tap += 1) sum += (phase[tap] as number) * (samples[index - tap] as number)
      const height = Math.abs(sum)
      if (height > highest) highest = height
    }
  }
  return highest
}

/**
 * The highest true peak of each block of so many samples, as a share of full scale. Blocks that cannot reach `floor`
 * tell the highest sample around them instead, which is much quicker.
 */
export function truePeaks(samples: Float32Array, blockLength: number, floor = 0): Float32Array {
  return Float32Array.from({ length: Math.ceil(samples.length / blockLength) }, (_, block) => {
    const start = block * blockLength
    const end = Math.min(samples.length, start + blockLength)
    const highest = highestSample(samples, start, end)
    return highest * OVERSHOOT < floor ? highest : highestBetween(samples, start, end)
  })
}
