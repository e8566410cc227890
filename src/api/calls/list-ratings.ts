import { listRatings } from '../../contract/calls/list-ratings.ts'
import { defineHandler } from '../http/handler.ts'
import { allRatings } from '../stories/list-ratings.ts'

export default defineHandler(listRatings, async ({ query }, { db }) => allRatings(db, query))
