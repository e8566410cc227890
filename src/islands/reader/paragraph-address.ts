import type { PlaceInText } from '../../contract/reading-place.ts'

const CHAPTER = 'chapter-'
const ADDRESS = /^#?chapter-(\d{1,4})(?:-p-(\d{1,5}))?$/

/** Where a chapter stands in the page. */
export const chapterAddress = (number: number): string => CHAPTER + number

/** Where a paragraph stands in the page: `chapter` is counted from 1, `paragraph` from 0 in the story and from 1 here. */
export const paragraphAddress = ({ chapter, paragraph }: { chapter: number; paragraph: number }): string =>
  `${chapterAddress(chapter)}-p-${paragraph + 1}`

/** The place that an address of these leads to, with or without its `#`; undefined for any other. */
export function addressedPlace(address: string): PlaceInText | undefined {
  const found = ADDRESS.exec(address)
  if (!found) return undefined
  return { chapter: Number(found[1]), paragraph: Math.max(0, Number(found[2] ?? 1) - 1), offset: 0 }
}
