import type { Finding } from '../editor/finding.ts'
import { checkSimilarity } from '../editor/similarity.ts'
import type { Manuscript } from '../story/manuscript.ts'
import type { Work } from './work.ts'

/** Repeats of the visitor's earlier stories. None for the offline author, which avoids them and could repair none. */
export async function checkAgainstEarlier(
  work: Pick<Work, 'brief' | 'studio' | 'signaturesBefore'>,
  chapters: readonly Manuscript[],
): Promise<Finding[]> {
  if (work.studio.author.kind === 'offline') return []
  return checkSimilarity(work.brief, chapters, await work.signaturesBefore())
}
