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
    <ul className="lib-shelf">
      {stories.map(story => (
        <ShelfItem key={story.id} {...shelves} story={story} isFresh={fresh === story.id} />
      ))}
      <li className="lib-next">
        <a href={shelves.paths.start}>
          <span className="lib-book lib-ledge">
            <span className="lib-gap">
              <Icon name="plus" />
            </span>
          </span>
          <span className="lib-name">{begun}</span>
        </a>
      </li>
    </ul>
  )
}
