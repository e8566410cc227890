import { replyFromThread } from '../sound/reply-from-thread.ts'
import { bindM4b } from './bind-m4b.ts'
import type { Audiobook } from './join-audiobook.ts'
import type { M4bOrder } from './join-m4b.ts'

await replyFromThread<M4bOrder, Audiobook>(bindM4b, ({ file }) => [file])
