import { useStore } from '@nanostores/react'
import type { StorySummary } from '../../contract/story-summary.ts'
import { fill } from '../../lib/fill.ts'
import { type StoryProgress, storyProgress } from '../../stores/library/story-progress.ts'
import { $listeningPositions } from '../../stores/player/listening-position.ts'
import { $readingPositions } from '../../stores/reader/stored-position.ts'
import type { LibraryTexts } from './library-props.ts'
import { minutesText } from './open-book-text.ts'

interface Props {
  readonly story: StorySummary
  readonly texts: LibraryTexts
}

/** How far a finished story was read or heard: a bar under its book, and words. */
export function ProgressLine({ story, texts }: Props) {
  const read = useStore($readingPositions)[story.id]
  const heard = useStore($listeningPositions)[story.id]
  const progress = storyProgress(story, read, heard)
  return (
    <span className="library-progress">
      {progress.state !== 'unread' && (
        <span className="bar" aria-hidden="true">
          <i style={{ transform: `scaleX(${progress.percent / 100})` }} />
        </span>
      )}
      <span className="hint">{wordsOf(progress, texts)}</span>
    </span>
  )
}

function wordsOf(progress: StoryProgress, texts: LibraryTexts): string {
  if (progress.state === 'reading') return minutesText(progress, texts)
  if (progress.state === 'listening') return fill(texts.progress.heard, { chapter: progress.chapter })
  return texts.progress[progress.state]
}
