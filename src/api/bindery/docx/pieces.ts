import { HeadingLevel, ImageRun, Paragraph, TextRun } from 'docx'
import { itemAt } from '../../../lib/item-at.ts'
import { type Block, blocksOf } from '../block.ts'
import { chapterLabel, chapterName, hasContents } from '../names.ts'
import type { ReadyBook } from '../pictures/ready-book.ts'
import type { ReadyPicture } from '../pictures/ready-picture.ts'
import { plainText } from '../plain-text.ts'
import { STYLE } from './styles.ts'

/** At 96 pixels an inch; the text is 4.33 inches wide. */
const PICTURE_PX = { width: 300, height: 400 } as const
const PAUSE = '◆   ◆   ◆'

export interface TextDirection {
  readonly isRightToLeft: boolean
}

export const run = (text: string, { isRightToLeft }: TextDirection): TextRun =>
  new TextRun({ text: plainText(text), rightToLeft: isRightToLeft })

export const line = (text: string, style: string, direction: TextDirection): Paragraph =>
  new Paragraph({ style, bidirectional: direction.isRightToLeft, children: [run(text, direction)] })

export interface PictureOptions {
  /** Unique in the document. */
  readonly number: number
  /** Bounds in pixels. */
  readonly box: { readonly width: number; readonly height: number }
  readonly keepsNext: boolean
}

export function pictureLine({ jpeg, alt, width, height }: ReadyPicture, options: PictureOptions): Paragraph {
  const scale = Math.min(options.box.width / width, options.box.height / height)
  const transformation = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const id = String(options.number)
  const altText = { id, name: `Picture ${id}`, title: '', description: alt }
  return new Paragraph({
    style: STYLE.centred,
    keepNext: options.keepsNext,
    children: [new ImageRun({ type: 'jpg', data: jpeg, transformation, altText })],
  })
}

function blockLine(block: Block, direction: TextDirection): Paragraph {
  if (block.kind === 'break') return new Paragraph({ style: STYLE.pause, children: [new TextRun(PAUSE)] })
  return line(block.text, block.isFirst ? STYLE.first : STYLE.text, direction)
}

export function chapterLines(book: ReadyBook, index: number, direction: TextDirection): Paragraph[] {
  const chapter = itemAt(book.chapters, index)
  const name = chapterName(book, index)
  const label = chapterLabel(book, index)
  const hasLabel = hasContents(book) && name !== label
  const heading = new Paragraph({
    heading: HeadingLevel.HEADING_1,
    pageBreakBefore: !hasLabel,
    bidirectional: direction.isRightToLeft,
    children: [run(name, direction)],
  })
  const above = hasLabel
    ? [new Paragraph({ style: STYLE.label, pageBreakBefore: true, children: [new TextRun(plainText(label))] })]
    : []
  const picture = chapter.picture
    ? [pictureLine(chapter.picture, { number: index + 2, box: PICTURE_PX, keepsNext: true })]
    : []
  return [...above, heading, ...picture, ...blocksOf(chapter).map(block => blockLine(block, direction))]
}
