import { readSharedChapters } from '../../contract/calls/read-shared-chapters.ts'
import { defineHandler } from '../http/handler.ts'
import { readSharedChapters as read } from '../stories/read-share.ts'

export default defineHandler(readSharedChapters, async ({ params }, { db }) => read(db, params.id))
