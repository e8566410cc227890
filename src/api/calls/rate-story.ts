import { rateStory } from '../../contract/calls/rate-story.ts'
import { defineHandler } from '../http/handler.ts'
import { keepRating } from '../stories/keep-rating.ts'

export default defineHandler(rateStory, async ({ params, body, caller }, service) =>
  keepRating(service, params.id, { rating: body.rating, viewer: caller }),
)
