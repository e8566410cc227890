import { readPublication } from '../../contract/calls/read-publication.ts'
import { answer } from '../http/handler.ts'
import { publicationState } from '../site/publication-state.ts'

export default answer(readPublication, async (_asked, { publication }) => publicationState(publication))
