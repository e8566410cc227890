import { AlignmentType, Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from 'docx'
import { BRAND } from '../../../contract/brand.ts'
import { fill } from '../../../lib/fill.ts'
import { digitalSourceOf } from '../book.ts'
import { dedicationOf } from '../dedication.ts'
import { dayIn, directionOf, languageTag } from '../language.ts'
import { titleOf } from '../names.ts'
import type { ReadyBook } from '../pictures/ready-book.ts'
import { plainText } from '../plain-text.ts'
import { withFixedDates } from './fixed-dates.ts'
import { chapterLines, line, pictureLine, run, type TextDirection } from './pieces.ts'
import { STYLE, styles } from './styles.ts'

/** A5 in twentieths of a point. */
const PAGE = {
  size: { width: 8391, height: 11906 },
  margin: { top: 1130, bottom: 1130, left: 1080, right: 1080 },
} as const
/** The text's width at 96 pixels an inch. */
const COVER_PX = { width: 410, height: 600 } as const

function frontLines(book: ReadyBook, direction: TextDirection): Paragraph[] {
  const teaser = plainText(book.teaser)
  return [
    pictureLine(book.cover, { number: 1, box: COVER_PX, keepsNext: false }),
    new Paragraph({
      heading: HeadingLevel.TITLE,
      pageBreakBefore: true,
      bidirectional: direction.isRightToLeft,
      children: [run(titleOf(book), direction)],
    }),
    ...(teaser === '' ? [] : [line(teaser, STYLE.centred, direction)]),
    line(book.texts.author, STYLE.quiet, { isRightToLeft: false }),
    ...dedicationLines(book, direction),
  ]
}

/** On a page of its own when it is a giver's. */
function dedicationLines(book: ReadyBook, direction: TextDirection): Paragraph[] {
  const { lines, from } = dedicationOf(book)
  const isGivers = from !== ''
  return [
    ...lines.map(
      (text, index) =>
        new Paragraph({
          style: STYLE.centred,
          ...(isGivers && index === 0 && { pageBreakBefore: true, spacing: { before: 3600, after: 240 } }),
          bidirectional: direction.isRightToLeft,
          children: [run(text, direction)],
        }),
    ),
    ...(isGivers ? [line(from, STYLE.quiet, direction)] : []),
  ]
}

function aboutLines({ texts, date }: ReadyBook): Paragraph[] {
  const direction = { isRightToLeft: false }
  const finished = fill(texts.finished, { date: dayIn(texts.language, date) })
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_2, pageBreakBefore: true, children: [run(texts.about, direction)] }),
    ...[texts.made, texts.fiction, finished].map(text => line(text, STYLE.quiet, direction)),
  ]
}

const footer = () =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children: [PageNumber.CURRENT], size: 18 })],
      }),
    ],
  })

/** The same bytes for the same book. */
export async function bindDocx(book: ReadyBook): Promise<Uint8Array> {
  const tag = languageTag(book)
  const direction: TextDirection = { isRightToLeft: directionOf(tag) === 'rtl' }
  const { texts } = book
  const withLanguage = { ...styles.default?.document }
  const document = new Document({
    title: titleOf(book),
    creator: texts.author,
    lastModifiedBy: BRAND,
    subject: plainText(book.teaser),
    description: texts.made,
    keywords: texts.keywords,
    customProperties: [{ name: 'DigitalSourceType', value: digitalSourceOf(book) }],
    styles: {
      ...styles,
      default: {
        ...styles.default,
        document: {
          ...withLanguage,
          run: { ...withLanguage.run, language: { value: tag, bidirectional: tag, eastAsia: tag } },
        },
      },
    },
    sections: [
      {
        properties: { page: PAGE, titlePage: true },
        footers: { default: footer(), first: new Footer({ children: [] }) },
        children: [
          ...frontLines(book, direction),
          ...book.chapters.flatMap((_, index) => chapterLines(book, index, direction)),
          ...aboutLines(book),
        ],
      },
    ],
  })
  return withFixedDates(new Uint8Array(await Packer.toArrayBuffer(document)), book.date)
}
