import { receiveContentChange } from '../../contract/calls/receive-content-change.ts'
import { answer } from '../http/handler.ts'

export default answer(receiveContentChange, async (_asked, { notifyContent }) => {
  await notifyContent()
  return { received: true as const }
})
