import { verifyLink } from '../../contract/calls/verify-link.ts'
import { useLink } from '../accounts/use-link.ts'
import { handOver } from '../hand-over.ts'
import { answer } from '../http.ts'

export default answer(verifyLink, async ({ query, caller }, service) => {
  const { askedHash, isConfirmed, isPrefetch } = caller
  return handOver(caller, await useLink(service, { ...query, askedHash, isConfirmed, isPrefetch, browser: caller }))
})
