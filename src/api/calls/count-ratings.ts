import { countRatings } from '../../contract/calls/count-ratings.ts'
import { defineHandler } from '../http/handler.ts'
import { countRatings as count } from '../stories/list-ratings.ts'

export default defineHandler(countRatings, async (_, { db }) => count(db))
