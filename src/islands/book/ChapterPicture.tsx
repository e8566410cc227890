import type { Story } from '../../contract/story.ts'
import './chapter-picture.css'

type MediaItems = Story['chapters'][number]['mediaItems']

/** What every picture of a chapter measures, in pixels. */
const SIZE = { width: 600, height: 800 } as const

/** The picture of a chapter, framed; nothing until it is drawn. */
export function ChapterPicture({ mediaItems }: { mediaItems: MediaItems }) {
  const picture = mediaItems.find(({ type }) => type === 'chapterimage')
  if (!picture) return null
  return (
    <div className="frame chapter-picture">
      <img src={picture.downloadUrl} alt={picture.alt ?? ''} {...SIZE} loading="lazy" decoding="async" />
    </div>
  )
}
