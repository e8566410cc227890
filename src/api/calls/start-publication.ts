import { startPublication } from '../../contract/calls/start-publication.ts'
import { describeError } from '../../lib/describe-error.ts'
import { defineHandler } from '../http/handler.ts'
import { publicationState } from '../site/publication-state.ts'

export default defineHandler(startPublication, async (_input, { publication, log }) => {
  // Not awaited: a large site takes a minute, and its progress can be asked for.
  publication
    .renderAll()
    .catch((error: unknown) => log.error({ error: describeError(error) }, 'the site could not be rendered'))
  return publicationState(publication)
})
