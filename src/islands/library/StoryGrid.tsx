import './story-grid.css'
import type { StorySummary } from '../../contract/story-summary.ts'
import { Icon } from '../icon/Icon.tsx'
import type { StoryListOptions } from './library-props.ts'
import { StoryGridItem } from './StoryGridItem.tsx'

interface Props extends StoryListOptions {
  readonly stories: readonly StorySummary[]
  readonly fresh: string | undefined
}

export const StoryGrid = ({ stories, fresh, ...options }: Props) => {
  const { begun } = options.texts.library
  return (
    <ul className="library-shelf">
      {stories.map(story => (
        <StoryGridItem key={story.id} {...options} story={story} isFresh={fresh === story.id} />
      ))}
      <li className="library-next">
        <a href={options.paths.start}>
          <span className="library-book library-ledge">
            <span className="library-gap">
              <Icon name="plus" />
            </span>
          </span>
          <span className="library-name">{begun}</span>
        </a>
      </li>
    </ul>
  )
}
