import { receiveContentChange } from '../../contract/calls/receive-content-change.ts'
import { defineHandler } from '../http/handler.ts'

export default defineHandler(receiveContentChange, async (_input, { notifyContent }) => {
  await notifyContent()
  return { received: true as const }
})
