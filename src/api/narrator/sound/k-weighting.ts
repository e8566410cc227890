/** Second-order filter, direct form: y = b0 x + b1 x' + b2 x'' - a1 y' - a2 y''. */
interface Filter {
  readonly b: readonly [number, number, number]
  readonly a: readonly [number, number]
}

/**
 * ITU-R BS.1770-5, annex 1: a shelf for the head, and a high pass. Given for 48 kHz; other rates follow from the
 * analogue filters as in Brecht De Man, "Evaluation of Implementations of the EBU R128 Loudness Measurement", AES 145,
 * 2018.
 */
function filtersAt(rateHz: number): readonly [Filter, Filter] {
  return [headShelf(rateHz), highPass(rateHz)]
}

function headShelf(rateHz: number): Filter {
  const k = Math.tan((Math.PI * 1681.974450955533) / rateHz)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b: [(high + (band * k) / q + k * k) / a0, (2 * (k * k - high)) / a0, (high - (band * k) / q + k * k) / a0],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  }
}

function highPass(rateHz: number): Filter {
  const k = Math.tan((Math.PI * 38.13547087602444) / rateHz)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] }
}

/** Double precision: the high pass lies so low that single precision hums. */
function started({ b, a }: Filter): (x: number) => number {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return x => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    return y
  }
}

export function startKWeighting(rateHz: number): (sample: number) => number {
  const [head, low] = filtersAt(rateHz).map(started) as [(x: number) => number, (x: number) => number]
  return sample => low(head(sample))
}
