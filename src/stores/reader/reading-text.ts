import type { TextPosition } from '../../contract/reading-position.ts'
import type { Story } from '../../contract/story.ts'
import { paragraphs } from '../../lib/paragraphs.ts'
import { minutesFor } from './reading-time.ts'

type ReadableStory = Pick<Story, 'chapters' | 'language' | 'length' | 'targetAge'>

export interface ChapterText {
  readonly number: number
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly mediaItems: Story['chapters'][number]['mediaItems']
}

export interface ReadingText {
  readonly chapters: readonly ChapterText[]
  /** Characters before each paragraph, by chapter and paragraph. */
  readonly before: ReadonlyMap<number, readonly number[]>
  readonly characters: number
  readonly story: ReadableStory
}

export interface Progress {
  /** Whole, 0 to 100; 100 only at the very end. */
  readonly percent: number
  /** 0 only at the very end, else at least 1. */
  readonly minutesLeft: number
}

export function readingText(story: ReadableStory): ReadingText {
  const chapters = story.chapters
    .toSorted((one, other) => one.number - other.number)
    .map(({ text, ...chapter }) => ({ ...chapter, paragraphs: paragraphs(text) }))
  const before = new Map<number, readonly number[]>()
  let characters = 0
  for (const chapter of chapters) {
    const starts: number[] = []
    for (const paragraph of chapter.paragraphs) {
      starts.push(characters)
      characters += paragraph.length
    }
    before.set(chapter.number, starts)
  }
  return { chapters, before, characters, story }
}

/** Also the position in a story without text. */
export const startOf = ({ chapters }: ReadingText): TextPosition => ({
  chapter: chapters[0]?.number ?? 1,
  paragraph: 0,
  offset: 0,
})

/** Position behind the last letter. */
export function endOf({ chapters }: ReadingText): TextPosition {
  const last = chapters.at(-1)
  const paragraph = Math.max(0, (last?.paragraphs.length ?? 0) - 1)
  return { chapter: last?.number ?? 1, paragraph, offset: last?.paragraphs[paragraph]?.length ?? 0 }
}

/** Nearest position there is: a revised story may have become shorter. */
export function nearest(text: ReadingText, position: TextPosition): TextPosition {
  const chapter = text.chapters.find(({ number }) => number === position.chapter)
  if (!chapter) return startOf(text)
  const paragraph = Math.min(position.paragraph, Math.max(0, chapter.paragraphs.length - 1))
  const length = chapter.paragraphs[paragraph]?.length ?? 0
  const offset = paragraph === position.paragraph ? Math.min(position.offset, length) : 0
  return { chapter: chapter.number, paragraph, offset }
}

/** Words are those ordered, which every story keeps to within 5 %. */
export function progressAt(text: ReadingText, position: TextPosition): Progress {
  const { before, characters, story } = text
  const { chapter, paragraph, offset } = nearest(text, position)
  const read = (before.get(chapter)?.[paragraph] ?? 0) + offset
  if (characters === 0 || read >= characters) return { percent: 100, minutesLeft: 0 }
  const minutes = minutesFor(story.length, 1 - read / characters, story.language, story.targetAge)
  return { percent: Math.floor((100 * read) / characters), minutesLeft: Math.max(1, Math.round(minutes)) }
}

export const isSamePosition = (one: TextPosition, other: TextPosition): boolean =>
  one.chapter === other.chapter && one.paragraph === other.paragraph && one.offset === other.offset
