import { POINTS_PER_MM, TRIM_MM } from '../../format.ts'
import { MARGINS_MM } from '../limits.ts'
import type { GlyphBox } from './glyph-boxes.ts'
import { type Line, linesOf } from './lines.ts'

/** Of the first line of a paragraph, in points; more is beside a large initial. */
const INDENT_POINTS = { min: 8, max: 30 } as const
/** A gap of so many lines parts scenes. */
const SCENE_GAP = 1.5
/** Lines that stand beside a large initial. */
const INITIAL_LINES = 3
/** Ink of justified lines ends within so many points of the margin. */
const RAGGED_POINTS = 5
/** A line of the story, in the order in which it is read. */
export interface StoryLine extends Line {
  /** From 0. */
  readonly page: number
  readonly isTop: boolean
  readonly isBottom: boolean
  /** First of a paragraph. */
  readonly isFirst: boolean
  /** Whether it ends at the margin. */
  readonly isFull: boolean
}

/** A page of a book that is read from left to right. */
interface StoryPage {
  /** From 0. */
  readonly page: number
  /** Whether a chapter begins on it. */
  readonly isOpening: boolean
  readonly bleedMm: number
}

const edgesOf = ({ page, bleedMm }: StoryPage) => {
  const [left, right] =
    page % 2 === 0 ? [MARGINS_MM.inside, MARGINS_MM.outside] : [MARGINS_MM.outside, MARGINS_MM.inside]
  return { left: (bleedMm + left) * POINTS_PER_MM, right: (bleedMm + TRIM_MM.width - right) * POINTS_PER_MM }
}

/** Without running head and page number. */
function bodyOf(boxes: readonly GlyphBox[], bleedMm: number): Line[] {
  const foot = (bleedMm + MARGINS_MM.foot) * POINTS_PER_MM
  const head = (bleedMm + TRIM_MM.height - MARGINS_MM.head) * POINTS_PER_MM
  return linesOf(boxes).filter(({ baseline }) => baseline > foot - 2 && baseline < head)
}

const gapsOf = (lines: readonly Line[]): number[] =>
  lines.map((line, index) => (lines[index - 1]?.baseline ?? line.baseline) - line.baseline)

/** The text of a chapter's first page stands below the widest gap. */
function withoutHead(lines: readonly Line[]): Line[] {
  const gaps = gapsOf(lines)
  return lines.slice(gaps.indexOf(Math.max(...gaps)))
}

export function storyLines(at: StoryPage, boxes: readonly GlyphBox[]): StoryLine[] {
  const { page, isOpening } = at
  const body = bodyOf(boxes, at.bleedMm)
  const lines = isOpening ? withoutHead(body) : body
  const gaps = gapsOf(lines)
  const pitch = gaps.slice(1).toSorted((one, other) => one - other)[Math.floor((gaps.length - 1) / 2)] ?? Infinity
  const { left, right } = edgesOf(at)
  return lines.map((line, index) => {
    const indent = line.left - left
    const isBesideInitial = isOpening && index < INITIAL_LINES
    const isIndented = !isBesideInitial && indent > INDENT_POINTS.min && indent < INDENT_POINTS.max
    const isFirst = isIndented || (isOpening && index === 0) || (gaps[index] ?? 0) > pitch * SCENE_GAP
    return {
      ...line,
      page,
      isTop: index === 0,
      isBottom: index === lines.length - 1,
      isFirst,
      isFull: line.right > right - RAGGED_POINTS,
    }
  })
}
