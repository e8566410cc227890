import { login } from '../../contract/calls/login.ts'
import { login as askForLink } from '../accounts/login.ts'
import { answer } from '../http.ts'

export default answer(login, async ({ body, caller }, service) =>
  askForLink(service, {
    email: body.email,
    language: body.lang,
    to: body.to,
    action: body.action,
    claimHash: caller.keepClaim(),
    askedHash: caller.keepAsked(),
    networkHash: caller.networkHash,
    agent: caller.agent,
  }),
)
