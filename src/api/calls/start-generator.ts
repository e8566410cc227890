import { randomUUID } from 'node:crypto'
import { startGenerator } from '../../contract/calls/start-generator.ts'
import { defineHandler } from '../http/handler.ts'
import { firstClaim } from '../stories/first-claim.ts'
import { startStory } from '../stories/start-story.ts'

export default defineHandler(startGenerator, async ({ body, caller }, service) => {
  const { requestKey, networkHash, now } = caller
  const first = requestKey && (await firstClaim(service, { requestKey, networkHash, now }))
  return startStory(service, {
    parameter: body.parameter,
    claimHash: caller.keepClaim(first),
    networkHash,
    account: caller.signedIn && { id: caller.signedIn.account.id, isProven: caller.signedIn.session.proven },
    requestKey: requestKey ?? randomUUID(),
  })
})
