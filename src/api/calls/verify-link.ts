import { verifyLink } from '../../contract/calls/verify-link.ts'
import { useLink } from '../accounts/use-link.ts'
import { handOver } from '../http/give-session.ts'
import { answer } from '../http/handler.ts'

export default answer(verifyLink, async ({ query, caller }, service) => {
  const { askedHash, isConfirmed, isPrefetch } = caller
  return handOver(caller, await useLink(service, { ...query, askedHash, isConfirmed, isPrefetch, browser: caller }))
})
