import { randomUUID } from 'node:crypto'
import { startGenerator } from '../../contract/calls/start-generator.ts'
import { answer } from '../http.ts'
import { startStory } from '../stories/start-story.ts'

export default answer(startGenerator, async ({ body, caller }, service) =>
  startStory(service, {
    parameter: body.parameter,
    claimHash: caller.keepClaim(),
    networkHash: caller.networkHash,
    account: caller.signedIn && { id: caller.signedIn.account.id, isProven: caller.signedIn.session.proven },
    requestKey: caller.requestKey ?? randomUUID(),
  }),
)
