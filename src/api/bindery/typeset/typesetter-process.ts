// Child process of `typesetter.ts`: sets one document after the other, ends with its parent.
import { previewPages, setPages } from './compiler.ts'
import type { TypesettingReply, TypesettingRequest } from './typesetter.ts'
import { TypesettingError } from './typesetting-error.ts'

const send = (reply: TypesettingReply): void => {
  process.send?.(reply)
}

process.on('message', ({ kind, setting }: TypesettingRequest) => {
  try {
    const made = kind === 'preview' ? previewPages(setting) : setPages(setting)
    send({ kind: 'set', made, peakKilobytes: process.resourceUsage().maxRSS })
  } catch (error) {
    // Messages of other errors may quote the story.
    const reason = error instanceof TypesettingError ? error.message : error instanceof Error ? error.name : 'unknown'
    send({ kind: 'failed', reason })
  }
})
process.on('disconnect', () => process.exit())
