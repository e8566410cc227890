import { wordsOf } from '../../lib/words.ts'
import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import type { Finding } from './finding.ts'
import { folded } from './folding.ts'
import { paragraphsOf } from './paragraphs.ts'
import { checkRepeatedPassages } from './repeated-passages.ts'

const SEQUENCE_WORDS = 8
/** Allowed share of repeated sequences by words of a story, linear between the two. */
const SHORT_STORY = { words: 2000, share: 0.02 }
const LONG_STORY = { words: 10_000, share: 0.05 }

function allowedShare(words: number): number {
  const way = (words - SHORT_STORY.words) / (LONG_STORY.words - SHORT_STORY.words)
  const bounded = Math.min(1, Math.max(0, way))
  return SHORT_STORY.share + bounded * (LONG_STORY.share - SHORT_STORY.share)
}

interface TextPosition {
  readonly chapter: number
  readonly paragraph: number
}

function findRepetitions(brief: Brief, chapters: readonly Manuscript[]) {
  const seen = new Set<string>()
  const repetitions = new Map<string, TextPosition & { phrase: string }>()
  let sequences = 0
  let repeated = 0
  for (const chapter of chapters)
    for (const [paragraph, text] of paragraphsOf(chapter).entries()) {
      const words = wordsOf(folded(text, brief.language), brief.language)
      for (let at = 0; at + SEQUENCE_WORDS <= words.length; at += 1) {
        const phrase = words.slice(at, at + SEQUENCE_WORDS).join(' ')
        sequences += 1
        if (!seen.has(phrase)) seen.add(phrase)
        else {
          repeated += 1
          const position = `${chapter.number}.${paragraph}`
          if (!repetitions.has(position)) repetitions.set(position, { chapter: chapter.number, paragraph, phrase })
        }
      }
    }
  return { share: sequences === 0 ? 0 : repeated / sequences, echoes: [...repetitions.values()] }
}

function checkShare(brief: Brief, chapters: readonly Manuscript[]): Finding[] {
  const { share, echoes: repetitions } = findRepetitions(brief, chapters)
  if (share <= allowedShare(brief.words)) return []
  return repetitions.map(({ chapter, paragraph, phrase }) => ({
    kind: 'echo',
    chapter,
    paragraph,
    note: `"${phrase}" was already said, word for word. Say something new.`,
  }))
}

/** Passages told twice, and the share of all repeated words; a paragraph is named once. */
export function checkRepetition(brief: Brief, chapters: readonly Manuscript[]): Finding[] {
  const passages = checkRepeatedPassages(brief, chapters)
  const named = new Set(passages.map(({ chapter, paragraph }) => `${chapter}.${paragraph}`))
  const others = checkShare(brief, chapters).filter(({ chapter, paragraph }) => !named.has(`${chapter}.${paragraph}`))
  return [...passages, ...others]
}
