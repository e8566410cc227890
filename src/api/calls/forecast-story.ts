import { forecastStory } from '../../contract/calls/forecast-story.ts'
import { defineHandler } from '../http/handler.ts'
import { forecastOf } from '../stories/forecast-of.ts'

export default defineHandler(forecastStory, async ({ body, caller }, service) =>
  forecastOf(service, body.parameter, { claimHash: caller.claimHash, accountId: caller.signedIn?.account.id }),
)
