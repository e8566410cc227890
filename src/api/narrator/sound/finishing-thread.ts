import { type FinishedSound, type FinishingOrder, finishHere } from './finish-sound.ts'
import { replyFromThread } from './reply-from-thread.ts'

await replyFromThread<FinishingOrder, FinishedSound>(finishHere, ({ mp3, aac }) => (aac ? [mp3, aac] : [mp3]))
