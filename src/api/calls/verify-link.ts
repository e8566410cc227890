import { verifyLink } from '../../contract/calls/verify-link.ts'
import { useLink } from '../accounts/use-link.ts'
import { answer } from '../http.ts'

export default answer(verifyLink, async ({ query, caller }, service) =>
  useLink(service, { ...query, askedHash: caller.askedHash, isConfirmed: caller.isConfirmed, browser: caller }),
)
