import { POINTS_PER_MM, TRIM_MM } from '../../format.ts'
import { directionOf } from '../../language.ts'
import { LAST_LINES_MIN } from '../limits.ts'
import type { PrintProfile } from '../print-profile.ts'
import type { CheckedFile, PageInk } from './check-file.ts'
import type { Finding } from './finding.ts'
import { type StoryLine, storyLines } from './story-lines.ts'

/** Shorter last words are a stump. */
const STUMP_LETTERS = 6

/** What of a print house's rules the layout keeps. */
type Layout = Pick<PrintProfile, 'bleedMm' | 'foldMm'>
type Found = Pick<Finding, 'code' | 'detail'>

/** What a publisher would send back of one line, its neighbours known. */
function lineFindings(line: StoryLine, before: StoryLine | undefined, after: StoryLine | undefined): Found[] {
  const isLast = after === undefined || after.isFirst
  const goesOn = before !== undefined && !line.isFirst && before.isFull
  const found: Found[] = []
  if (line.isBottom && line.isFirst && after && !after.isFirst && line.isFull)
    found.push({ code: 'orphan', detail: 'the first line of a paragraph alone below a page' })
  if (line.isTop && isLast && goesOn)
    found.push({ code: 'widow', detail: 'the last line of a paragraph alone above a page' })
  const letters = line.text.replace(/[^\p{L}\p{N}]/gu, '').length
  const isRest = before?.isDivided === true && !/\s/.test(line.text)
  if (isLast && goesOn && (isRest || letters < STUMP_LETTERS))
    found.push({ code: 'stump', detail: `a paragraph ends with ${letters} letters on a line` })
  return found
}

function chapterFindings(pages: readonly (readonly StoryLine[])[]): Finding[] {
  const lines = pages.flat()
  const last = pages.at(-1) ?? []
  const ends: Finding[] =
    pages.length > 1 && last.length < LAST_LINES_MIN
      ? [
          {
            code: 'short-chapter-end',
            file: 'interior',
            page: (last[0]?.page ?? 0) + 1,
            detail: `${last.length} lines, not ${LAST_LINES_MIN}`,
          },
        ]
      : []
  const others = lines.flatMap((line, index) =>
    lineFindings(line, lines[index - 1], lines[index + 1]).map(
      (found): Finding => ({ ...found, file: 'interior', page: line.page + 1 }),
    ),
  )
  return [...ends, ...others]
}

/** Pages of the story, but the last leaf, on which nothing stands. */
const emptyFindings = (pages: readonly PageInk[], start: number): Finding[] =>
  pages.slice(start, -1).flatMap(({ boxes, hasPicture }, index): Finding[] => {
    if (boxes.length > 0 || hasPicture) return []
    return [{ code: 'empty-page', file: 'interior', page: start + index + 1, detail: 'neither text nor picture' }]
  })

function marginFindings(pages: readonly PageInk[], { bleedMm, foldMm }: Layout, isRightBound: boolean): Finding[] {
  return pages.flatMap(({ boxes }, index): Finding[] => {
    const isFoldLeft = (index % 2 === 0) !== isRightBound
    const [fold, cut] = [bleedMm * POINTS_PER_MM, (bleedMm + TRIM_MM.width) * POINTS_PER_MM]
    const distances = boxes.map(({ left, right }) => (isFoldLeft ? left - fold : cut - right))
    const distance = Math.min(...distances) / POINTS_PER_MM
    if (distance >= foldMm) return []
    const detail = `text ${distance.toFixed(1)} mm from the fold, not ${foldMm} mm`
    return [{ code: 'narrow-margin', file: 'interior', page: index + 1, detail }]
  })
}

/** Paragraphs of these scripts are set without spaces between words, or read from the right: their lines say nothing here. */
const isReadable = (language: string): boolean =>
  directionOf(language) === 'ltr' && !/^(?:th|lo|km|my)\b/.test(language)

/**
 * What a print house refuses of the layout of an interior, and what a publisher would send back: empty pages, the ends of
 * chapters, and of paragraphs over pages and lines. `starts` are the pages of the chapters' beginnings, from 0.
 */
export function layoutFindings({ pages, language }: CheckedFile, starts: readonly number[], layout: Layout): Finding[] {
  const refused = [
    ...emptyFindings(pages, starts[0] ?? pages.length),
    ...marginFindings(pages, layout, directionOf(language) === 'rtl'),
  ]
  if (!isReadable(language)) return refused
  const chapters = starts.map((start, index) => pages.slice(start, starts[index + 1] ?? pages.length))
  const found = chapters.flatMap((chapter, index) => {
    const texts = chapter.map(({ boxes }, at) =>
      storyLines({ page: (starts[index] ?? 0) + at, isOpening: at === 0, bleedMm: layout.bleedMm }, boxes),
    )
    return chapterFindings(texts.filter(lines => lines.length > 0))
  })
  return [...refused, ...found]
}
