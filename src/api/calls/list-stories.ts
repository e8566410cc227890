import { listStories } from '../../contract/calls/list-stories.ts'
import { defineHandler } from '../http/handler.ts'
import { listStories as listPage } from '../stories/list-stories.ts'

export default defineHandler(listStories, async ({ query, caller }, service) =>
  listPage(service, caller, {
    types: query.type?.split(','),
    ordered: query.ordered,
    ids: query.ids?.split(','),
    cursor: query.cursor,
    limit: query.limit === undefined ? undefined : Number(query.limit),
  }),
)
