import type { Page } from 'playwright'
import { describe } from 'vitest'
import { joinAudiobook } from '../../src/api/narrator/book/join-audiobook.ts'
import { joinM4b } from '../../src/api/narrator/book/join-m4b.ts'
import { openNarrator } from '../../src/api/narrator/open-narrator.ts'
import { openSpeechEngine } from '../../src/api/outside/speech/engine/open-engine.ts'
import type { Speech } from '../../src/api/outside/speech/speech.ts'
import { collectingLog } from '../api/illustrator/model/studio.ts'
import { BOOK, CHAPTER } from '../api/narrator/chapter-order.ts'
import { test } from './guest.ts'

const RATE_HZ = 24_000
/** What shops for audiobooks ask for. */
const PEAK_MAX_DB = -3

function speechOf(name: string, wave: (index: number) => number): Speech {
  const samples = Int16Array.from({ length: 3 * RATE_HZ }, (_, index) => Math.round(32_767 * wave(index)))
  return {
    name,
    kind: 'engine',
    atOnce: 1,
    speak: async () => ({ samples, rateHz: RATE_HZ }),
    close: async () => undefined,
  }
}

/** Quiet speech with clicks at full scale whose highest points lie between two samples. */
function clicking(): Speech {
  const every = RATE_HZ / 10
  return speechOf('clicks', index => {
    const height = index % every < 40 ? 1 : 0.06
    return height * Math.sin((Math.PI / 2) * index + Math.PI / 4 + Math.floor(index / every))
  })
}

/** Hissing sounds between vowels, 10 dB below them: what an encoder adds most to. */
function hissing(): Speech {
  const every = RATE_HZ / 2
  const hiss = every / 6
  let [seed, last] = [1, 0]
  return speechOf('hissing', index => {
    seed = (seed * 48_271) % 0x7fffffff
    const noise = seed / 0x3fffffff - 1
    const high = noise - last
    last = noise
    const at = index % every
    if (at < hiss) return 0.04 * high * Math.sin((Math.PI * at) / hiss)
    return 0.25 * Math.sin(index / 9) * Math.sin((Math.PI * (at - hiss)) / (every - hiss))
  })
}

const PARAGRAPHS = [
  'Im Treppenhaus von Oma Ingrid gab es 17 Stufen. Das wusste Mila genau!',
  'Patsch! „Komm!“, rief Dr. Wolf. Tapp, tapp, tapp. Die unterste war warm.',
]

async function bookFiles(speech: Speech): Promise<Record<'mp3' | 'm4b', Uint8Array>> {
  const narrator = openNarrator({ engine: speech, log: collectingLog().log })
  const signal = AbortSignal.timeout(60_000)
  const { mp3, aac } = await narrator.speak({ ...CHAPTER, paragraphs: PARAGRAPHS, withAac: true }, signal)
  await narrator.close()
  const tags = { ...BOOK, narrator: '', description: '' }
  const m4b = await joinM4b([{ title: '', aac: aac ?? new Uint8Array() }], tags, signal)
  return { mp3: joinAudiobook([{ title: '', mp3 }], tags).file, m4b: m4b.file }
}

/** What the browser hears of a file; undefined where it does not know the format. */
async function heard(page: Page, file: Uint8Array): Promise<Float32Array | undefined> {
  const sound = await page.evaluate(
    async ([encoded, rate]) => {
      const context = new OfflineAudioContext(1, 1, rate as number)
      const bytes = Uint8Array.from(atob(encoded as string), letter => letter.charCodeAt(0))
      const decoded = await context.decodeAudioData(bytes.buffer).catch(() => undefined)
      if (!decoded) return undefined
      const samples = new Uint8Array(decoded.getChannelData(0).slice().buffer)
      let text = ''
      for (let at = 0; at < samples.length; at += 0x2000)
        text += String.fromCharCode(...samples.subarray(at, at + 0x2000))
      return btoa(text)
    },
    [Buffer.from(file).toString('base64'), RATE_HZ],
  )
  if (sound === undefined) return undefined
  const bytes = Uint8Array.from(Buffer.from(sound, 'base64'))
  return new Float32Array(bytes.buffer)
}

const TIMES = 4
const SIDE = 24

/** Highest point of the wave through the samples, four times oversampled by a windowed sinc (not the product's own filter). */
function truePeakDb(samples: Float32Array): number {
  const filters = Array.from({ length: TIMES }, (_, phase) =>
    Float64Array.from({ length: 2 * SIDE }, (_none, tap) => {
      const x = tap - SIDE + 1 - phase / TIMES
      const window = Math.cos((Math.PI * x) / (2 * SIDE)) ** 2
      return x === 0 ? 1 : (window * Math.sin(Math.PI * x)) / (Math.PI * x)
    }),
  )
  let highest = 0
  for (let at = 0; at < samples.length; at += 1) {
    for (const filter of filters) {
      let sum = 0
      for (let tap = 0; tap < filter.length; tap += 1)
        sum += (filter[tap] as number) * (samples[at + tap - SIDE + 1] ?? 0)
      highest = Math.max(highest, Math.abs(sum))
    }
  }
  return 20 * Math.log10(highest)
}

describe.concurrent('whoever plays an audiobook', () => {
  const speeches = { 'the built-in voice': openSpeechEngine, clicks: clicking, 'hissing sounds': hissing }
  for (const [name, open] of Object.entries(speeches)) {
    test(`hears no peak above what shops allow, after decoding: ${name}`, async ({ guest, expect }) => {
      const { page } = await guest('about:blank')
      const { mp3, m4b } = await bookFiles(open())
      const [ofMp3, ofM4b] = [await heard(page, mp3), await heard(page, m4b)]
      if (!ofMp3) throw new Error('the browser plays no MP3')
      // Browsers without licensed formats play no AAC: there the MP3 of the same sound answers for it.
      for (const samples of [ofMp3, ...(ofM4b ? [ofM4b] : [])]) {
        const peak = truePeakDb(samples)
        expect(peak).toBeLessThanOrEqual(PEAK_MAX_DB)
        // Not because it is silent.
        expect(peak).toBeGreaterThan(PEAK_MAX_DB - 12)
      }
    })
  }
})
