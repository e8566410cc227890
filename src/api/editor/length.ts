import { CHAPTER_LENGTH_TOLERANCE, STORY_LENGTH_TOLERANCE } from '../../contract/limits.ts'
import { countWords } from '../../lib/words.ts'
import type { Brief } from '../story/brief.ts'
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

/** Lays the difference on as few chapters as possible, within their tolerance, those furthest from the mean first. */
export function checkStoryLength(brief: Brief, chapters: readonly Manuscript[]): Finding[] {
  const counted = chapters.map(chapter => ({
    number: chapter.number,
    has: countWords(chapter.text, brief.language),
  }))
  const has = counted.reduce((sum, chapter) => sum + chapter.has, 0)
  if (Math.abs(brief.words - has) <= brief.words * STORY_LENGTH_TOLERANCE) return []
  let open = nearestInside(has, brief.words, STORY_LENGTH_TOLERANCE) - has
  const direction = Math.sign(open)
  const findings: Finding[] = []
  for (const { number, has } of counted.sort((one, other) => direction * (one.has - other.has))) {
    if (open * direction <= 0) break
    const most = Math.max(1, Math.round(Math.max(has, brief.words / chapters.length) * CHAPTER_LENGTH_TOLERANCE))
    const change = direction * Math.min(most, Math.abs(open))
    findings.push(lengthFinding(number, has, has + change))
    open -= change
  }
  return findings
}
