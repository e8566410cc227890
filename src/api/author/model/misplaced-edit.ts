import { wordsOf } from '../../../lib/words.ts'
import type { Manuscript } from '../../story/manuscript.ts'

/** Share of a new text's words that say whose paragraph it is. */
const OWN_SHARE = 0.5

const wordSet = (text: string, language: string): ReadonlySet<string> => new Set(wordsOf(text.toLowerCase(), language))

interface Edit {
  readonly chapter: number
  readonly paragraph: number
  readonly text: string
}

/** Whether a new text was meant for another paragraph than it names: it has more of that one's words, and most of its own from there. */
export function isMisplaced(
  chapters: readonly Manuscript[],
  { chapter, paragraph, text }: Edit,
  language: string,
): boolean {
  const words = wordSet(text, language)
  const paragraphs = chapters.find(({ number }) => number === chapter)?.text.split('\n') ?? []
  const shares = paragraphs.map(before => {
    const own = wordSet(before, language)
    return [...words].filter(word => own.has(word)).length / Math.max(1, words.size)
  })
  const most = Math.max(0, ...shares)
  return most >= OWN_SHARE && most > (shares[paragraph] ?? 0)
}
