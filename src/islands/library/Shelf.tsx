import type { ReactNode } from 'react'
import type { Story } from '../../contract/story.ts'
import { type LibraryPaths, type LibraryTexts, storyHref } from './library-props.ts'
import { ShelfBook } from './ShelfBook.tsx'
import { StoryState } from './StoryState.tsx'

interface Props {
  readonly stories: readonly Story[]
  readonly texts: LibraryTexts
  readonly paths: LibraryPaths
  /** Further things to do with a story. */
  readonly actionsOf: (story: Story) => ReactNode
}

/** The other stories, standing on ledges. */
export const Shelf = ({ stories, texts, paths, actionsOf }: Props) => (
  <ul className="lib-shelf">
    {stories.map(story => (
      <li key={story.id} data-cat={story.category}>
        <a href={storyHref(story, paths)}>
          <span className="lib-book lib-ledge">
            <ShelfBook story={story} texts={texts} />
          </span>
          <span className="lib-name" lang={story.language}>
            {story.title || texts.untitled}
          </span>
        </a>
        <StoryState story={story} texts={texts} />
        <div className="lib-more">{actionsOf(story)}</div>
      </li>
    ))}
  </ul>
)
