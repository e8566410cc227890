import type { PublicationState } from '../../contract/publication-state.ts'
import type { Publication } from './publication.ts'

export function publicationState(publication: Pick<Publication, 'progress'>): PublicationState {
  const { startedAt, endedAt, ...progress } = publication.progress()
  return { ...progress, startedAt: startedAt?.toISOString() ?? null, endedAt: endedAt?.toISOString() ?? null }
}
