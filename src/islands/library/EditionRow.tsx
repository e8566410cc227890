import './editions.css'
import type { ReactNode } from 'react'
import type { StorySummary } from '../../contract/story-summary.ts'
import { type LibraryTexts, titleOf } from './library-props.ts'
import { StoryBookCover } from './StoryBookCover.tsx'
import { StoryState } from './StoryState.tsx'

interface Props {
  readonly story: StorySummary
  readonly texts: LibraryTexts
  readonly isFresh: boolean
  readonly children: ReactNode
}

export const EditionRow = ({ story, texts, isFresh, children }: Props) => (
  <li className="library-row" data-cat={story.category}>
    <div className="library-book">
      <StoryBookCover story={story} texts={texts} isFresh={isFresh} />
    </div>
    <div className="library-row-text">
      <h2 lang={story.language}>{titleOf(story, texts)}</h2>
      <StoryState story={story} texts={texts} />
      {story.description && <p lang={story.language}>{story.description}</p>}
      <div className="library-row-actions">{children}</div>
    </div>
  </li>
)
