import './shelf.css'
import type { StorySummary } from '../../contract/story-summary.ts'
import { Icon } from '../icon/Icon.tsx'
import type { Shelves } from './library-props.ts'
import { ShelfItem } from './ShelfItem.tsx'

interface Props extends Shelves {
  readonly stories: readonly StorySummary[]
  readonly fresh: string | undefined
}

export const Shelf = ({ stories, fresh, ...shelves }: Props) => {
  const { begun } = shelves.texts.library
  return (
    <ul className="library-shelf">
      {stories.map(story => (
        <ShelfItem key={story.id} {...shelves} story={story} isFresh={fresh === story.id} />
      ))}
      <li className="library-next">
        <a href={shelves.paths.start}>
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
