import type { Finding } from '../editor/finding.ts'
import { checkToldBefore } from '../editor/similarity.ts'
import type { Manuscript } from '../story/manuscript.ts'
import type { Work } from './work.ts'

/**
 * What a story repeats of the same visitor's earlier ones. The offline author is not held to it: it keeps clear of what
 * it told by its memory, and could mend nothing, so that a visitor's tenth story would never end.
 */
export async function checkAgainstEarlier(
  work: Pick<Work, 'brief' | 'studio' | 'signaturesBefore'>,
  chapters: readonly Manuscript[],
): Promise<Finding[]> {
  if (work.studio.author.kind === 'offline') return []
  return checkToldBefore(work.brief, chapters, await work.signaturesBefore())
}
