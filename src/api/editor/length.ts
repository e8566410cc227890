import { CHAPTER_LENGTH_TOLERANCE, STORY_LENGTH_TOLERANCE } from '../../contract/limits.ts'
import { countWords } from '../../lib/words.ts'
import type { Brief } from '../story/brief.ts'
import { chapterWords } from '../story/chapter-words.ts'
import type { Manuscript } from '../story/manuscript.ts'
import type { Finding } from './finding.ts'

/** Share of the words by which a repair aims inside a bound: no nearer to the middle than it must. */
const MARGIN = 0.02

/** The nearest length inside a bound around the words. */
const nearestInside = (has: number, words: number, tolerance: number): number =>
  has < words ? Math.ceil(words * (1 - tolerance + MARGIN)) : Math.floor(words * (1 + tolerance - MARGIN))

function lengthFinding(chapter: number, has: number, wanted: number): Finding {
  const note = `The chapter has ${has} words and should have about ${wanted}.`
  return { kind: 'length', chapter, paragraph: undefined, note, words: { has, wanted } }
}

export function checkChapterLength(brief: Brief, chapter: Manuscript, words: number): Finding[] {
  const has = countWords(chapter.text, brief.language)
  const fits = Math.abs(has - words) <= words * CHAPTER_LENGTH_TOLERANCE
  if (fits) return []
  // The only chapter is the story, whose bound is narrower.
  const tolerance = brief.chapterCount === 1 ? STORY_LENGTH_TOLERANCE : CHAPTER_LENGTH_TOLERANCE
  return [lengthFinding(chapter.number, has, nearestInside(has, words, tolerance))]
}

/** By how many words a chapter may change in a direction and still keep to its own bound. */
function slackOf(has: number, planned: number, direction: number): number {
  const edge = planned * (1 + direction * (CHAPTER_LENGTH_TOLERANCE - MARGIN))
  return Math.max(0, direction * (Math.trunc(edge) - has))
}

/** Lays the difference on as few chapters as possible, within their own bounds, those furthest from their plan first. */
export function checkStoryLength(
  brief: Brief,
  chapters: readonly Manuscript[],
  plan: readonly number[] = chapterWords(brief),
): Finding[] {
  const counted = chapters.map(({ number, text }) => {
    return { number, has: countWords(text, brief.language), planned: plan[number - 1] ?? 0 }
  })
  const has = counted.reduce((sum, chapter) => sum + chapter.has, 0)
  if (Math.abs(brief.words - has) <= brief.words * STORY_LENGTH_TOLERANCE) return []
  const difference = nearestInside(has, brief.words, STORY_LENGTH_TOLERANCE) - has
  const direction = Math.sign(difference)
  const byDistance = counted.toSorted((one, other) => direction * (one.has / one.planned - other.has / other.planned))
  let open = Math.abs(difference)
  return byDistance.flatMap(chapter => {
    const change = Math.min(open, slackOf(chapter.has, chapter.planned, direction))
    open -= change
    return change > 0 ? [lengthFinding(chapter.number, chapter.has, chapter.has + direction * change)] : []
  })
}
