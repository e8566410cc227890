import { CHAPTER_LENGTH_TOLERANCE, STORY_LENGTH_TOLERANCE } from '../../contract/limits.ts'
import { countWords } from '../../lib/words.ts'
import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import type { Finding } from './finding.ts'

function lengthFinding(chapter: number, has: number, wanted: number): Finding {
  const note = `The chapter has ${has} words and should have ${wanted}.`
  return { kind: 'length', chapter, paragraph: undefined, note, words: { has, wanted } }
}

export function checkChapterLength(brief: Brief, chapter: Manuscript, words: number): Finding[] {
  const has = countWords(chapter.text, brief.language)
  const fits = Math.abs(has - words) <= words * CHAPTER_LENGTH_TOLERANCE
  return fits ? [] : [lengthFinding(chapter.number, has, words)]
}

/** Lays the difference on as few chapters as possible, within their tolerance, those furthest from the mean first. */
export function checkStoryLength(brief: Brief, chapters: readonly Manuscript[]): Finding[] {
  const counted = chapters.map(chapter => ({
    number: chapter.number,
    has: countWords(chapter.text, brief.language),
  }))
  let open = brief.words - counted.reduce((sum, chapter) => sum + chapter.has, 0)
  if (Math.abs(open) <= brief.words * STORY_LENGTH_TOLERANCE) return []
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
