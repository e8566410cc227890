import { fill } from '../../../lib/fill.ts'
import { shorten } from '../../../lib/graphemes.ts'
import { itemAt } from '../../../lib/item-at.ts'
import { blocksOf } from '../block.ts'
import { dedicationOf } from '../dedication.ts'
import { BLEED_MM, TRIM_MM } from '../format.ts'
import { dayIn, directionOf, languageTag, takesLargeInitial } from '../language.ts'
import { chapterLabel, chapterName, hasContents, titleOf } from '../names.ts'
import type { ReadyBook, ReadyChapter } from '../pictures/ready-book.ts'
import type { PrintProfile } from '../print/print-profile.ts'
import { DISPLAY_FACE, openFaces, TEXT_FACE } from './faces.ts'
import { framedWidth, isPlate, typeSize } from './measures.ts'
import { piecesOf, settable } from './settable.ts'
import { UnsettableError } from './unsettable-error.ts'

/** Maximum share of letters without a face. */
const LOST_SHARE_MAX = 0.02
/** Ten times the longest story; more would block the typesetter for minutes. */
const LETTERS_MAX = 600_000
/** Longer titles, dedications and descriptions are cut. */
const SHORT_TEXT_MAX = 400
/** Graphemes of a running head that fit on one line. */
const HEAD_MAX = 52
const HEAD_KEPT = 50

/** How a chapter differs from others so that it ends well. */
export interface ChapterFit {
  /** By which its head stands lower. */
  readonly lines: number
  /** Between letters, in em. */
  readonly tracking: number
}

export interface Kind {
  readonly isPrint: boolean
  /** Whether pages say what they are, for those that are shown before a book is bought. */
  readonly isPreview?: boolean
  /** Bleed and colours of a printed book; of none, the plain ones. */
  readonly profile?: Pick<PrintProfile, 'bleedMm' | 'colours'>
  /** Points added to the size of the type. */
  readonly growth?: number
  /** Empty pages at the end. */
  readonly blanks?: number
  /** By chapter. */
  readonly fits?: readonly ChapterFit[]
}

class Case {
  #letters = 0
  #lost = 0

  set = (text: string): string => {
    const done = settable(text)
    this.#letters += done.text.length + done.lost
    this.#lost += done.lost
    return done.text
  }

  /** For texts that must fit on one page. */
  setShort = (text: string): string => piecesOf(shorten(this.set(text), SHORT_TEXT_MAX, SHORT_TEXT_MAX))[0] ?? ''

  check(): void {
    if (this.#lost > this.#letters * LOST_SHARE_MAX) throw new UnsettableError('no-face')
  }
}

const wordsOf = ({ chapters }: ReadyBook): number =>
  chapters.reduce((sum, { paragraphs }) => sum + paragraphs.join(' ').split(/\s+/).length, 0)

export const pictureName = (index: number): string => `chapter-${index + 1}.jpg`

function pictureData({ picture }: ReadyChapter, index: number, isPrint: boolean, { setShort }: Case) {
  if (!picture) return {}
  const plate = isPrint && isPlate(picture)
  const placed = { file: pictureName(index), alt: setShort(picture.alt), width: framedWidth(picture, isPrint), plate }
  return { picture: placed }
}

type SetBlock =
  | { readonly kind: 'break' }
  | { readonly kind: 'paragraph'; readonly isFirst: boolean; readonly text: string }

/** Drops blocks without letters; `isFirst` moves to the next paragraph. */
const blockData = (chapter: ReadyChapter, set: Case['set']): SetBlock[] =>
  blocksOf(chapter).flatMap((block): SetBlock[] => {
    if (block.kind === 'break') return [block]
    const text = set(block.text)
    if (text === '') return []
    return piecesOf(text).map((piece, at) => ({ kind: block.kind, isFirst: block.isFirst && at === 0, text: piece }))
  })

function chapterData(book: ReadyBook, index: number, { isPrint }: Kind, letters: Case) {
  const chapter = itemAt(book.chapters, index)
  const label = hasContents(book) ? chapterLabel(book, index) : ''
  const name = letters.setShort(chapterName(book, index)) || chapterLabel(book, index)
  return {
    label: name === label ? '' : label,
    name,
    head: shorten(name, HEAD_KEPT, HEAD_MAX),
    blocks: blockData(chapter, letters.set),
    ...pictureData(chapter, index, isPrint, letters),
  }
}

const aboutLines = ({ texts, date }: ReadyBook): string[] => [
  texts.made,
  texts.fiction,
  fill(texts.finished, { date: dayIn(texts.language, date) }),
  fill(texts.typefaces, { text: TEXT_FACE, display: DISPLAY_FACE }),
]

function speech(book: ReadyBook, growth: number) {
  const tag = languageTag(book)
  const lang = /^[a-z]{2,3}(?=-|$)/.exec(tag)?.[0] ?? 'und'
  const { families } = openFaces()
  return {
    lang: lang === 'und' ? 'en' : lang,
    dir: directionOf(tag),
    initial: takesLargeInitial(tag),
    faces: { text: families, display: [DISPLAY_FACE, ...families] },
    size: typeSize(wordsOf(book), lang) + growth,
  }
}

function dedicationData(book: ReadyBook, set: Case['setShort']) {
  const { lines, from } = dedicationOf(book)
  return { dedication: lines.map(set).filter(line => line !== ''), dedicated_by: set(from) }
}

/** Data of `book.typ`. Throws UnsettableError. */
export function bookData(book: ReadyBook, kind: Kind) {
  const { texts, date } = book
  const length = book.chapters.reduce((sum, { paragraphs }) => sum + paragraphs.join('').length, 0)
  if (length > LETTERS_MAX) throw new UnsettableError('too-long')
  const letters = new Case()
  const { setShort } = letters
  const title = setShort(titleOf(book)) || texts.untitled
  const chapters = book.chapters.map((_, index) => chapterData(book, index, kind, letters))
  letters.check()
  return {
    ...speech(book, kind.growth ?? 0),
    print: kind.isPrint,
    preview: kind.isPreview ?? false,
    bleed: kind.isPrint ? (kind.profile?.bleedMm ?? BLEED_MM) : 0,
    cmyk: kind.profile?.colours === 'cmyk',
    trim: [TRIM_MM.width, TRIM_MM.height],
    title,
    head: shorten(title, HEAD_KEPT, HEAD_MAX),
    teaser: setShort(book.teaser),
    ...dedicationData(book, setShort),
    author: texts.author,
    description: texts.made,
    keywords: texts.keywords.split(', '),
    date: [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()],
    cover: kind.isPrint ? null : { file: 'cover.jpg', alt: setShort(book.cover.alt) || title },
    contents: hasContents(book) ? texts.contents : '',
    about: { title: texts.about, lines: aboutLines(book) },
    blanks: kind.blanks ?? 0,
    fits: kind.fits ?? [],
    chapters,
  }
}
