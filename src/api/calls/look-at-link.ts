import { lookAtLink } from '../../contract/calls/look-at-link.ts'
import { wasAskedHere } from '../accounts/take-link.ts'
import { answer } from '../http/handler.ts'

export default answer(lookAtLink, async ({ query, caller }, service) => ({
  askedHere: await wasAskedHere(service.db, service, { askedHash: caller.askedHash, r: query.r }),
}))
