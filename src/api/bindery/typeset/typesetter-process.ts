// Child process of `typesetter.ts`: sets one document after the other, ends with its parent.
import { type Setting, setPages } from './compiler.ts'
import type { TypesettingReply } from './typesetter.ts'
import { TypesettingError } from './typesetting-error.ts'

const send = (reply: TypesettingReply): void => {
  process.send?.(reply)
}

process.on('message', (setting: Setting) => {
  try {
    const pages = setPages(setting)
    send({ kind: 'set', pages, peakKilobytes: process.resourceUsage().maxRSS })
  } catch (error) {
    // Messages of other errors may quote the story.
    const reason = error instanceof TypesettingError ? error.message : error instanceof Error ? error.name : 'unknown'
    send({ kind: 'failed', reason })
  }
})
process.on('disconnect', () => process.exit())
