import type { StoryStatus } from '../../contract/story.ts'
import { BookTitle } from '../book/BookTitle.tsx'
import { useCoverIndex } from './use-cover.ts'

export function Book({ status, untitled }: { status: StoryStatus; untitled: string }) {
  const covers = status.coverImages
  const index = useCoverIndex(covers)
  return (
    <div className="book">
      {covers && <img src={covers.upscaled_urls[index]} alt={covers.alts[index] ?? ''} />}
      <BookTitle title={status.story.title || untitled} language={status.language} />
    </div>
  )
}
