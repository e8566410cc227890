import type { TextPosition } from '../../contract/reading-position.ts'

const CHAPTER = 'chapter-'
const ADDRESS = /^#?chapter-(\d{1,4})(?:-p-(\d{1,5}))?$/

export const chapterAddress = (number: number): string => CHAPTER + number

/** `chapter` counts from 1, `paragraph` from 0 in the story and from 1 in the address. */
export const paragraphAddress = ({ chapter, paragraph }: { chapter: number; paragraph: number }): string =>
  `${chapterAddress(chapter)}-p-${paragraph + 1}`

/** With or without `#`; undefined for any other address. */
export function addressedPosition(address: string): TextPosition | undefined {
  const found = ADDRESS.exec(address)
  if (!found) return undefined
  return { chapter: Number(found[1]), paragraph: Math.max(0, Number(found[2] ?? 1) - 1), offset: 0 }
}
