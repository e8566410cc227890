import { readPublication } from '../../contract/calls/read-publication.ts'
import { answer } from '../http.ts'
import { publicationState } from '../publication-state.ts'

export default answer(readPublication, async (_asked, { publication }) => publicationState(publication))
