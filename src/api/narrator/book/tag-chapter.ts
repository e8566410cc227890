import type { ChapterOrder } from '../narrator.ts'
import { infoFrame } from './info-frame.ts'
import { durationMs, framesOf } from './mp3-frames.ts'
import { line, openTags } from './tags.ts'

export function tagChapter(mp3: Uint8Array, { number, count, title, book }: ChapterOrder): Uint8Array {
  const parts = framesOf(mp3)
  const sound = Buffer.concat([infoFrame(parts), parts.frames])
  const tags = openTags(sound, book)
    .setFrame('TIT2', line(title) || line(book.title))
    .setFrame('TRCK', `${number}/${count}`)
    .setFrame('TLEN', durationMs(mp3))
  return new Uint8Array(tags.addTag())
}
