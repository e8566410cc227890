import { type Client, createClient, send } from '../client.ts'
import { problemNumbers } from '../problem-number.ts'

/** Without a session: sees the stories of this browser only. */
export const callAsNobody: Client = createClient(send, '', null, problemNumbers)
