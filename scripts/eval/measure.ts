import { checkChapter } from '../../src/api/editor/chapter.ts'
import { findFacts } from '../../src/api/editor/facts.ts'
import type { Finding } from '../../src/api/editor/finding.ts'
import { checkManuscript } from '../../src/api/editor/manuscript.ts'
import type { Brief } from '../../src/api/story/brief.ts'
import { chapterWords } from '../../src/api/story/chapter-words.ts'
import { countWords, sentencesOf, wordsOf } from '../../src/lib/words.ts'
import { distinctShare, repeatedShare } from './measures/repeated.ts'
import type { Telling } from './write-story.ts'

/** Words a sentence on average, by target age (`product.md`, "Quality of a story"); grown readers take what comes. */
const SENTENCE_WORDS = { toddler: 8, child: 12, '12-20': 18, '20+': 30 } as const
const REPEATED_WORDS = 8
const DISTINCT_WORDS = 2

export interface Measured {
  readonly words: number
  /** Off the length asked, as a share of it. */
  readonly lengthOff: number
  readonly requiredUsed: number
  readonly required: number
  readonly optionalUsed: number
  readonly optional: number
  readonly repeated: number
  readonly distinct: number
  readonly isOfAge: boolean
  readonly findings: Readonly<Record<string, number>>
  readonly seconds: number
  readonly tokens: number
}

/** All words of a story, in small letters. */
export const storyWords = ({ chapters }: Telling, language: string): string[] =>
  wordsOf(chapters.map(({ text }) => text.toLowerCase()).join('\n'), language)

export function measure(brief: Brief, telling: Telling): Measured {
  const { chapters, seconds, tokens } = telling
  const { language } = brief
  const text = chapters.map(chapter => chapter.text).join('\n')
  const count = countWords(text, language)
  const found = new Set(findFacts(brief, chapters).map(({ fact }) => fact))
  const used = (isRequired: boolean) =>
    brief.facts.filter(({ required, isHeavy }) => !isHeavy && required === isRequired)
  const words = storyWords(telling, language)
  return {
    words: count,
    lengthOff: Math.abs(count - brief.words) / brief.words,
    required: used(true).length,
    requiredUsed: used(true).filter(({ id }) => found.has(id)).length,
    optional: used(false).length,
    optionalUsed: used(false).filter(({ id }) => found.has(id)).length,
    repeated: repeatedShare(words, REPEATED_WORDS),
    distinct: distinctShare(words, DISTINCT_WORDS),
    isOfAge: count / sentencesOf(text, language).length <= SENTENCE_WORDS[brief.targetAge],
    findings: counted(findingsIn(brief, telling)),
    seconds,
    tokens,
  }
}

function findingsIn(brief: Brief, { chapters }: Telling): Finding[] {
  const budgets = chapterWords(brief)
  const single = chapters.flatMap((chapter, index) =>
    checkChapter(brief, chapter, { words: budgets[index] ?? 0, isLast: index === chapters.length - 1 }),
  )
  return [...single, ...checkManuscript(brief, chapters)]
}

function counted(findings: readonly Finding[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { kind } of findings) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
