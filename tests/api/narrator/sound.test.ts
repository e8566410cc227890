import { describe, expect, it } from 'vitest'
import { assemble } from '../../../src/api/narrator/sound/assemble.ts'
import { evenLoudness, TARGET_LUFS } from '../../../src/api/narrator/sound/even-loudness.ts'
import { integratedLoudness } from '../../../src/api/narrator/sound/loudness.ts'
import { resample } from '../../../src/api/narrator/sound/resample.ts'
import { trimSilence } from '../../../src/api/narrator/sound/trim-silence.ts'
import { truePeaks } from '../../../src/api/narrator/sound/true-peak.ts'

const RATE = 24_000

const sine = (hz: number, height: number, seconds: number, rate = RATE) =>
  Float32Array.from({ length: seconds * rate }, (_, index) => height * Math.sin((2 * Math.PI * hz * index) / rate))
const recorded = (samples: Float32Array, rateHz = RATE) => ({
  samples: Int16Array.from(samples, sample => Math.round(sample * 32_767)),
  rateHz,
})
const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
const highest = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

describe('Loudness', () => {
  it.each([24_000, 48_000])('of a full sine of 997 Hz is -3.01 LUFS, as BS.1770 has it, at %i Hz', rate => {
    expect(integratedLoudness(sine(997, 1, 5, rate), rate)).toBeCloseTo(-3.01, 1)
  })

  it('does not count silence: a pause makes nobody quieter', () => {
    const spoken = sine(997, 0.1, 4)
    const paused = new Float32Array(spoken.length * 3)
    paused.set(spoken)
    expect(integratedLoudness(paused, RATE)).toBeCloseTo(integratedLoudness(spoken, RATE) ?? 0, 0)
  })

  it('is unknown of silence and of a click', () => {
    expect(integratedLoudness(new Float32Array(RATE), RATE)).toBeUndefined()
    expect(integratedLoudness(Float32Array.of(1), RATE)).toBeUndefined()
  })

  it('is the same for a whisper and a shout afterwards, and no peak is clipped', () => {
    for (const height of [0.01, 0.1, 0.9]) {
      const samples = sine(300, height, 4)
      evenLoudness(samples)
      expect(integratedLoudness(samples, RATE)).toBeCloseTo(TARGET_LUFS, 1)
    }
    const spiky = sine(300, 0.02, 4).map((sample, index) => (index % 6000 === 0 ? 0.9 : sample))
    evenLoudness(spiky)
    expect(Math.max(...truePeaks(spiky, 2400))).toBeLessThan(0.9)
  })
})

describe('A true peak', () => {
  it('is found between two samples', () => {
    const quarter = Float32Array.from({ length: 4800 }, (_, index) => Math.sin((Math.PI / 2) * index + Math.PI / 4))
    expect(highest(quarter)).toBeLessThan(0.71)
    expect(Math.max(...truePeaks(quarter.subarray(), 4800))).toBeGreaterThan(0.97)
  })
})

describe('A sound at another rate', () => {
  it.each([16_000, 22_050, 44_100, 48_000])('keeps pitch, height and length from %i Hz', rate => {
    const made = resample(recorded(sine(1000, 0.5, 2, rate), rate), RATE)
    expect(made.length).toBe(2 * RATE)
    const expected = sine(1000, 0.5, 2)
    const apart = made.map((sample, index) => sample - (expected[index] ?? 0)).subarray(1000, -1000)
    expect(rms(apart)).toBeLessThan(0.002)
  })

  it('loses what the new rate cannot hold', () => {
    expect(rms(resample(recorded(sine(15_000, 0.5, 1, 48_000), 48_000), RATE))).toBeLessThan(0.001)
  })
})

describe('Sentences', () => {
  it('lose the silence around them and keep their own', () => {
    const spoken = new Float32Array(3 * RATE)
    spoken.set(sine(300, 0.3, 1), RATE)
    expect(trimSilence(spoken).length).toBeCloseTo(RATE * 1.04, -3)
    expect(trimSilence(new Float32Array(RATE))).toHaveLength(0)
  })

  it('stand apart by exactly the pauses that were asked for', () => {
    const sound = recorded(sine(300, 0.3, 1))
    const { heard, samples } = assemble([
      { sounds: [sound], pauseMs: 500 },
      { sounds: [], pauseMs: 900 },
      { sounds: [sound, sound], pauseMs: 700 },
    ])
    const [first, none, last] = heard.map(({ from, to }) => ({ from: from / RATE, to: to / RATE }))
    expect(first?.from).toBe(0.3)
    expect(none?.to).toBe(none?.from)
    expect((none?.from ?? 0) - (first?.to ?? 0)).toBeCloseTo(0.5, 5)
    expect((last?.from ?? 0) - (none?.to ?? 0)).toBeCloseTo(0.9, 5)
    expect(samples.length / RATE - (last?.to ?? 0)).toBeCloseTo(0.7, 5)
  })
})
