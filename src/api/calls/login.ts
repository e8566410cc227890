import { login } from '../../contract/calls/login.ts'
import { login as requestLink } from '../accounts/login.ts'
import { defineHandler } from '../http/handler.ts'
import { Refusal } from '../results/refusal.ts'

export default defineHandler(login, async ({ body, caller }, service) => {
  const given = await requestLink(service, {
    email: body.email,
    language: body.lang,
    to: body.to,
    action: body.action,
    claimHash: caller.keepClaim(),
    requesterHash: caller.keepRequester(),
    networkHash: caller.networkHash,
    knownHash: caller.knownHash,
    agent: caller.agent,
  })
  if (given instanceof Refusal) return given
  const { jwt, user_id: id } = given
  return { ...given, jwt: jwt && id ? caller.keepSession({ jwt, id, email: body.email }) : null }
})
