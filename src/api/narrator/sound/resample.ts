import { itemAt } from '../../../lib/item-at.ts'
import type { Sound } from '../../outside/speech/speech.ts'

const FULL_SCALE = 32_768
/** Zero crossings of the kernel on each side. */
const CROSSINGS = 16
const PASS = 0.94
/** Kaiser window: 80 dB. */
const BETA = 8

interface Kernel {
  /** 160 and 147 from 22,050 to 24,000 Hz. */
  readonly up: number
  readonly down: number
  readonly taps: number
  readonly phases: readonly Float32Array[]
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other)

/** Modified Bessel function of the first kind, order 0, by its series. */
function bessel(x: number): number {
  let sum = 1
  let term = 1
  for (let k = 1; term > sum * 1e-9; k += 1) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

/** Kaiser-windowed sinc; Oppenheim and Schafer, Discrete-Time Signal Processing, chapters 4 and 7. */
function makeKernel(fromHz: number, toHz: number): Kernel {
  const divisor = greatestDivisor(fromHz, toHz)
  const up = toHz / divisor
  const cutoff = Math.min(1, toHz / fromHz) * PASS
  const half = Math.ceil(CROSSINGS / cutoff)
  const window = (x: number) => bessel(BETA * Math.sqrt(Math.max(0, 1 - x * x))) / bessel(BETA)
  const phases = Array.from({ length: up }, (_, phase) =>
    Float32Array.from({ length: half * 2 }, (_, tap) => {
      const distance = tap - half + 1 - phase / up
      return cutoff * sinc(distance * cutoff) * window(distance / half)
    }),
  )
  return { up, down: fromHz / divisor, taps: half * 2, phases }
}

const kernels = new Map<string, Kernel>()

function kernelOf(fromHz: number, toHz: number): Kernel {
  const key = `${fromHz} ${toHz}`
  const known = kernels.get(key) ?? makeKernel(fromHz, toHz)
  kernels.set(key, known)
  return known
}

/** Output from -1 to 1. */
export function resample({ samples, rateHz }: Sound, toHz: number): Float32Array {
  if (rateHz === toHz) return Float32Array.from(samples, sample => sample / FULL_SCALE)
  const { up, down, taps, phases } = kernelOf(rateHz, toHz)
  const made = new Float32Array(Math.floor((samples.length * up) / down))
  for (let index = 0; index < made.length; index += 1) {
    const position = index * down
    const first = Math.floor(position / up) - taps / 2 + 1
    const phase = itemAt(phases, position % up)
    const from = Math.max(0, -first)
    const to = Math.min(taps, samples.length - first)
    let sum = 0
    for (let tap = from; tap < to; tap += 1) sum += (samples[first + tap] as number) * (phase[tap] as number)
    made[index] = sum / FULL_SCALE
  }
  return made
}
