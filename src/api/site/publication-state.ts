import type { PublicationState } from '../../contract/publication-state.ts'
import type { Publication } from './publication.ts'

/** The progress of a publication as calls say it. */
export function publicationState(publication: Pick<Publication, 'progress'>): PublicationState {
  const { startedAt, endedAt, ...progress } = publication.progress()
  return { ...progress, startedAt: startedAt?.toISOString() ?? null, endedAt: endedAt?.toISOString() ?? null }
}
