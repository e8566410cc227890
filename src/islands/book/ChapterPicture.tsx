import type { Story } from '../../contract/story.ts'
import './chapter-picture.css'

type MediaItems = Story['chapters'][number]['mediaItems']

/** Pixels of every chapter picture. */
const SIZE = { width: 600, height: 800 } as const

export function ChapterPicture({ mediaItems }: { mediaItems: MediaItems }) {
  const picture = mediaItems.find(({ type }) => type === 'chapterimage')
  if (!picture) return null
  return (
    <div className="frame chapter-picture">
      <img src={picture.downloadUrl} alt={picture.alt ?? ''} {...SIZE} loading="lazy" decoding="async" />
    </div>
  )
}
