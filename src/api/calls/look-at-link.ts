import { lookAtLink } from '../../contract/calls/look-at-link.ts'
import { wasRequestedHere } from '../accounts/check-link.ts'
import { defineHandler } from '../http/handler.ts'

export default defineHandler(lookAtLink, async ({ query, caller }, service) => ({
  askedHere: await wasRequestedHere(service.db, service, { requesterHash: caller.requesterHash, r: query.r }),
}))
