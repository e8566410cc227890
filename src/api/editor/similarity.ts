import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import type { Finding } from './finding.ts'
import { resemblance, signatureOf } from './min-hash.ts'

/** MinHash signatures of one story's chapters, in their order. */
export type StorySignature = readonly (readonly number[])[]

/** Maximum shared word sequences. Unrelated chapters share under 0.02, those retold with other names about 0.5. */
const RESEMBLANCE_MAX = 0.3

export const storySignature = ({ language }: Pick<Brief, 'language'>, chapters: readonly Manuscript[]): number[][] =>
  chapters.map(({ text }) => signatureOf(text, language))

export function checkSimilarity(
  { language }: Brief,
  chapters: readonly Manuscript[],
  earlier: readonly StorySignature[],
): Finding[] {
  const before = earlier.flat()
  if (before.length === 0) return []
  return chapters.flatMap(({ number, text }): Finding[] => {
    const own = signatureOf(text, language)
    const most = Math.max(...before.map(signature => resemblance(own, signature)))
    const note = 'An earlier story of this visitor tells this chapter nearly word for word. Tell it with other scenes.'
    return most > RESEMBLANCE_MAX ? [{ kind: 'echo', chapter: number, paragraph: undefined, note }] : []
  })
}
