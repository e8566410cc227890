import type { Page, Route } from 'playwright'
import { openNarrator } from '../../src/api/narrator/open-narrator.ts'
import type { Speech } from '../../src/api/outside/speech/speech.ts'
import type { Language } from '../../src/contract/languages.ts'
import type { ChapterTimings, MediaItem, Story } from '../../src/contract/story.ts'
import { collectingLog } from '../api/illustrator/model/studio.ts'
import { toneSpeech } from '../api/narrator/tone-speech.ts'
import { toneFor } from '../api/outside/speech/fake-speech.ts'
import { STORY_ID, sampleStory } from '../stores/sample-story.ts'

export const PARAGRAPHS = [
  'Im Treppenhaus von Oma Ingrid gab es siebzehn Stufen. Das wusste Mila genau, denn sie zählte sie jeden Abend.',
  ...Array.from(
    { length: 8 },
    (_, at) => `Auf Stufe ${at + 2} blieb sie stehen und horchte. Nichts war zu hören als die Uhr.`,
  ),
  'Heute waren es achtzehn. Die unterste war warm.',
]
export const CHAPTERS = 3
const TONE_RATE_HZ = 24_000
export const titleOf = (chapter: number): string => `Die warme Stufe ${chapter}`

interface Spoken {
  readonly mp3: Buffer
  readonly durationMs: number
  readonly timings: ChapterTimings
}

/** Hums each sentence for somewhat longer than a voice would take to say it. */
const humming: Speech = {
  ...toneSpeech('engine'),
  speak: async ({ text }) => ({
    samples: new Int16Array(new Uint8Array(toneFor(text + text.slice(0, text.length / 2))).buffer),
    rateHz: TONE_RATE_HZ,
  }),
}

/** Has a chapter read aloud by the narrator that comes with the service, in a voice without words. */
export async function speakChapter(): Promise<Spoken> {
  const narrator = openNarrator({ engine: humming, log: collectingLog().log })
  const book = {
    title: 'Mila',
    author: 'Mila',
    publisher: 'Lumitale',
    language: 'de',
    year: 2026,
    disclosure: 'Mit KI gemacht.',
    byModel: false,
  }
  const order = { number: 1, count: CHAPTERS, title: titleOf(1), paragraphs: PARAGRAPHS, book, withAac: false }
  const { mp3, durationMs, sentences } = await narrator.speak(order, AbortSignal.timeout(60_000))
  return { mp3: Buffer.from(mp3), durationMs, timings: [...sentences] }
}

const soundItem = (number: number, durationMs: number): MediaItem => ({
  type: 'audio',
  id: `audio-${number}`,
  downloadUrl: `/api/v1/media/${STORY_ID}/chapter-${number}.mp3?expires=1`,
  durationMs: Math.round(durationMs),
  timingsUrl: `/api/v1/media/${STORY_ID}/chapter-${number}.json?expires=1`,
  spokenBy: 'engine',
})

const AUDIOBOOK: MediaItem = {
  type: 'audiobook',
  id: 'audiobook',
  downloadUrl: `/api/v1/media/${STORY_ID}/book.mp3?expires=1`,
  state: 'ready',
  spokenBy: 'engine',
}

/** A story of three chapters, those of these numbers spoken. */
export function spokenBook({ durationMs }: Spoken, spoken: readonly number[], changes: Partial<Story> = {}): Story {
  const isWhole = spoken.length === CHAPTERS
  return {
    ...sampleStory('complete'),
    cover: '/templates/none.webp',
    mediaItems: [isWhole ? AUDIOBOOK : { ...AUDIOBOOK, downloadUrl: '', state: 'pending' }],
    chapters: Array.from({ length: CHAPTERS }, (_, index) => ({
      number: index + 1,
      title: titleOf(index + 1),
      text: PARAGRAPHS.join('\n'),
      mediaItems: spoken.includes(index + 1) ? [soundItem(index + 1, durationMs)] : [],
    })),
    ...changes,
  }
}

/** Answers for the service: the story as `tell` has it at each question, its sound in parts as a browser asks for them. */
export async function serveBook(page: Page, spoken: Spoken, storyAt: (count: number) => Story): Promise<void> {
  let requestCount = 0
  await page.route(`**/api/v1/stories/${STORY_ID}`, route => {
    requestCount += 1
    return route.fulfill({ json: storyAt(requestCount) })
  })
  await page.route(`**/api/v1/stories/${STORY_ID}/versions`, route => route.fulfill({ json: [] }))
  await page.route(`**/api/v1/stories/${STORY_ID}/wish`, route => route.fulfill({ json: { wish: null } }))
  await page.route(/\/api\/v1\/stories(?:\?|$)/, route => route.fulfill({ json: [storyAt(requestCount)] }))
  await page.route('**/none.webp', route => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
  await page.route(`**/media/${STORY_ID}/*.json*`, route => route.fulfill({ json: spoken.timings }))
  await page.route(`**/media/${STORY_ID}/*.mp3*`, route => sendPart(route, spoken.mp3))
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="#1f6a68" d="M0 0h3v4H0z"/><path fill="#f3d9a0" d="M0 2h3v1H0z"/></svg>'

function sendPart(route: Route, file: Buffer): Promise<void> {
  const [, first, last] = /bytes=(\d+)-(\d*)/.exec(route.request().headers().range ?? '') ?? []
  const headers = { 'accept-ranges': 'bytes', 'content-type': 'audio/mpeg' }
  if (first === undefined) return route.fulfill({ headers, body: file })
  const from = Number(first)
  const to = last ? Number(last) : file.length - 1
  const range = `bytes ${from}-${to}/${file.length}`
  return route.fulfill({
    status: 206,
    headers: { ...headers, 'content-range': range },
    body: file.subarray(from, to + 1),
  })
}

export const playerPath = (language: Language = 'de'): string => `/${language}/library/audiobook/${STORY_ID}`
