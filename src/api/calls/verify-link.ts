import { verifyLink } from '../../contract/calls/verify-link.ts'
import { useLink } from '../accounts/use-link.ts'
import { giveSession } from '../http/give-session.ts'
import { defineHandler } from '../http/handler.ts'

export default defineHandler(verifyLink, async ({ query, caller }, service) => {
  const { requesterHash, isConfirmed, isPrefetch } = caller
  return giveSession(
    caller,
    await useLink(service, { ...query, requesterHash, isConfirmed, isPrefetch, browser: caller }),
  )
})
