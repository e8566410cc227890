import type { StoryStatus } from '../../contract/story.ts'
import { fill } from '../../lib/fill.ts'
import { paragraphs } from '../../lib/paragraphs.ts'
import { ChapterPicture } from '../book/ChapterPicture.tsx'
import type { ProgressTexts } from './progress-props.ts'

export function Chapters({ status, texts }: { status: StoryStatus; texts: ProgressTexts }) {
  const chapters = status.story.chapters.toSorted((one, other) => one.number - other.number)
  return (
    <section id="story" tabIndex={-1} className="progress-sheet day progress-story" lang={status.language}>
      {chapters.map(({ number, title, text, mediaItems }) => (
        <article key={number} id={`chapter-${number}`} className="read">
          <h2>{fill(texts.chapter, { number, title })}</h2>
          <ChapterPicture mediaItems={mediaItems} />
          {paragraphs(text).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a finished text never changes its order
            <p key={index}>{paragraph}</p>
          ))}
        </article>
      ))}
    </section>
  )
}
