import './open-book.css'
import type { OpenBook } from '../../stores/library/continue-reading.ts'
import { Icon } from '../icon/Icon.tsx'
import { type LibraryPaths, type LibraryTexts, storyHref, titleOf } from './library-props.ts'
import { positionText } from './open-book-text.ts'
import { StoryBookCover } from './StoryBookCover.tsx'

interface Props {
  readonly open: OpenBook
  readonly texts: LibraryTexts
  readonly paths: LibraryPaths
}

export const OpenBookStrip = ({ open: { story, position }, texts, paths }: Props) => (
  <section className="library-open sheet" aria-labelledby="library-open" data-cat={story.category}>
    <div className="library-open-book" aria-hidden="true">
      <StoryBookCover story={story} texts={texts} />
    </div>
    <div className="library-open-text">
      <h2 id="library-open">{texts.open.heading}</h2>
      <p className="library-open-title" lang={story.language}>
        {titleOf(story, texts)}
      </p>
      <p className="hint">{positionText(position, texts)}</p>
      <div className="bar" aria-hidden="true">
        <i style={{ transform: `scaleX(${position.percent / 100})` }} />
      </div>
    </div>
    <a className="button gold" href={storyHref(story, paths)}>
      <Icon name="book-open" />
      {texts.open.go}
    </a>
  </section>
)
