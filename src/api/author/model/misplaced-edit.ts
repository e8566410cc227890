import { wordsOf } from '../../../lib/words.ts'
import type { Manuscript } from '../../story/manuscript.ts'

/** Share of words in common, of the longer one's, that says whose paragraph a new text is: a long one has the frequent words of every line. */
const OWN_SHARE = 0.5

const wordSet = (text: string, language: string): ReadonlySet<string> => new Set(wordsOf(text.toLowerCase(), language))

interface Edit {
  readonly chapter: number
  readonly paragraph: number
  readonly text: string
}

/** Whether a new text was meant for another paragraph than it names: it has more in common with that one, and half of all. */
export function isMisplaced(
  chapters: readonly Manuscript[],
  { chapter, paragraph, text }: Edit,
  language: string,
): boolean {
  const words = wordSet(text, language)
  const paragraphs = chapters.find(({ number }) => number === chapter)?.text.split('\n') ?? []
  const shares = paragraphs.map(before => {
    const own = wordSet(before, language)
    return [...words].filter(word => own.has(word)).length / Math.max(1, words.size, own.size)
  })
  const most = Math.max(0, ...shares)
  return most >= OWN_SHARE && most > (shares[paragraph] ?? 0)
}
