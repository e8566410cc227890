import type { ChapterOrder } from '../../../src/api/narrator/narrator.ts'

export const BOOK = {
  title: 'Die achtzehnte Stufe',
  author: 'Für Łucja',
  publisher: 'Lumitale',
  language: 'de',
  year: 2026,
  disclosure: 'Mit KI gemacht.',
  byModel: false,
} as const

export const CHAPTER: ChapterOrder = {
  number: 2,
  count: 3,
  title: '2. Kapitel: Die Stufe',
  paragraphs: [
    'Im Treppenhaus von Oma Ingrid gab es 17 Stufen. Das wusste Mila genau.',
    '* * *',
    '„Komm!“, rief Dr. Wolf. Die unterste war warm.',
  ],
  book: BOOK,
  withAac: false,
}
