import { type Client, createClient, send } from '../client.ts'
import { problemNumbers } from '../problem-number.ts'

/** The same without a session: what this browser may see by itself. */
export const callAsNobody: Client = createClient(send, '', null, problemNumbers)
