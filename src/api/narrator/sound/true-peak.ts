/** ITU-R BS.1770-5, annex 2: 48 taps in four phases. A player's wave may rise above two neighbouring samples. */
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

/** Most that a wave can rise above its samples: the weights of a phase, summed. */
const OVERSHOOT = Math.max(...BOTH_WAYS.map(phase => phase.reduce((sum, weight) => sum + Math.abs(weight), 0)))

function highestSample(samples: Float32Array, from: number, to: number): number {
  let highest = 0
  for (let index = Math.max(0, from - TAPS); index < Math.min(samples.length, to + TAPS); index += 1) {
    const height = Math.abs(samples[index] as number)
    if (height > highest) highest = height
  }
  return highest
}

function highestBetween(samples: Float32Array, start: number, end: number): number {
  let highest = 0
  // The interpolator lags by half its length.
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

/** Share of full scale, per block; blocks that cannot reach `floor` give their highest sample, much quicker. */
export function truePeaks(samples: Float32Array, blockLength: number, floor = 0): Float32Array {
  return Float32Array.from({ length: Math.ceil(samples.length / blockLength) }, (_, block) => {
    const start = block * blockLength
    const end = Math.min(samples.length, start + blockLength)
    const highest = highestSample(samples, start, end)
    return highest * OVERSHOOT < floor ? highest : highestBetween(samples, start, end)
  })
}
