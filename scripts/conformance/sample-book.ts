// Books for checks and measurements: by the offline author where it knows the language, else from product sentences.
import { createMp3Encoder } from 'wasm-media-encoders'
import { openOfflineAuthor } from '../../src/api/author/offline/offline.ts'
import type { Book, BookChapter, ChapterSound } from '../../src/api/bindery/book.ts'
import { bookTexts } from '../../src/api/bindery/book-texts.ts'
import { openPaperCut } from '../../src/api/illustrator/illustrator.ts'
import type { PictureBrief } from '../../src/api/illustrator/picture-brief.ts'
import type { Language } from '../../src/contract/languages.ts'
import { serverTexts } from '../../src/contract/texts.server.ts'
import { exampleBrief } from '../../tests/helpers/example-brief.ts'
import { writeStory } from '../eval/write-story.ts'

const WRITTEN: readonly string[] = ['de', 'en', 'fr', 'es', 'it']
const SAMPLE_RATE = 24_000
const SENTENCE_MS = 400
const SENTENCE = /[^.!?…]+[.!?…]*["”“»’]?\s*/gu
const SIGNAL = new AbortController().signal
const BRIEF: PictureBrief = {
  seed: 'sample',
  category: 'adventure',
  hero: { age: 7, gender: 'female', hair: 'red', build: [] },
  location: 'Hafenstadt',
  tones: [],
  companions: 1,
}

export async function drawPictures() {
  const paper = openPaperCut()
  const text = { title: 'Łucja', kicker: '1', dedication: 'Łucja', language: 'en' }
  try {
    const chapter = await paper.chapter(BRIEF, { chapter: 1, count: 10, place: '', who: [] }, SIGNAL)
    const cover = await paper.edition(BRIEF, { variant: 0, format: 'full', text }, SIGNAL)
    const front = await paper.edition(BRIEF, { variant: 0, format: 'print', text }, SIGNAL)
    return { chapter: chapter.bytes, cover: cover.bytes, front: front.bytes }
  } finally {
    await paper.close()
  }
}

async function written(language: Language, words: number): Promise<BookChapter[]> {
  const brief = exampleBrief({ language, words, chapterCount: Math.max(1, Math.round(words / 1000)) })
  const { chapters } = await writeStory(openOfflineAuthor(), brief, language, SIGNAL)
  return chapters.map(({ title, text }) => ({ title, paragraphs: text.split('\n') }))
}

const sentencesIn = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts as object).flatMap(sentencesIn)

function ownWords(language: Language): BookChapter[] {
  const { home, legal } = serverTexts(language)
  return [home, legal].map((texts, index) => ({
    title: bookTexts(language, 'rules').contents + ' '.repeat(index),
    paragraphs: sentencesIn(texts).filter(text => text.length > 30),
  }))
}

async function silence({ paragraphs }: BookChapter): Promise<ChapterSound> {
  let at = SENTENCE_MS
  const sentences = paragraphs.flatMap((text, paragraph) =>
    Array.from(text.matchAll(SENTENCE), match => {
      const spoken = {
        paragraph,
        start: match.index,
        end: match.index + match[0].length,
        fromMs: at,
        toMs: at + SENTENCE_MS,
      }
      at += SENTENCE_MS
      return spoken
    }),
  )
  const encoder = await createMp3Encoder()
  encoder.configure({ channels: 1, sampleRate: SAMPLE_RATE, bitrate: 32 })
  const body = Uint8Array.from(encoder.encode([new Float32Array((at / 1000) * SAMPLE_RATE)]))
  const mp3 = Buffer.concat([body, encoder.finalize()])
  return { mp3: new Uint8Array(mp3), durationMs: at, title: { fromMs: 0, toMs: SENTENCE_MS }, sentences }
}

export interface SampleOrder {
  readonly language: Language
  readonly words: number
  readonly withSound: boolean
  readonly pictures: Awaited<ReturnType<typeof drawPictures>>
}

export async function sampleBook({ language, words, withSound, pictures }: SampleOrder): Promise<Book> {
  const texts = bookTexts(language, 'rules')
  const plain = WRITTEN.includes(language) ? await written(language, words) : ownWords(language)
  const chapters = plain.map(async chapter => ({
    ...chapter,
    picture: { bytes: pictures.chapter, alt: texts.cover },
    ...(withSound && { sound: await silence(chapter) }),
  }))
  return {
    id: '0b2f7f3e-6f1c-4a53-9d59-1f0f3a3f9d11',
    title: `${texts.contents} · Łucja`,
    teaser: texts.fiction,
    language,
    date: new Date('2026-11-21T12:00:00Z'),
    dedication: texts.contents,
    dedicatedBy: texts.author,
    source: 'rules',
    cover: { bytes: pictures.cover, alt: texts.cover },
    chapters: await Promise.all(chapters),
    texts,
  }
}
