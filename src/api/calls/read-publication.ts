import { readPublication } from '../../contract/calls/read-publication.ts'
import { defineHandler } from '../http/handler.ts'
import { publicationState } from '../site/publication-state.ts'

export default defineHandler(readPublication, async (_input, { publication }) => publicationState(publication))
