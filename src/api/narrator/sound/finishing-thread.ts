import { replyFromThread } from './answer-thread.ts'
import { type FinishedSound, type FinishingOrder, finishHere } from './finish-sound.ts'

await replyFromThread<FinishingOrder, FinishedSound>(finishHere, ({ mp3, aac }) => (aac ? [mp3, aac] : [mp3]))
