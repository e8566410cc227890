import { counted } from '../../lib/counted.ts'
import { fill } from '../../lib/fill.ts'
import { StoryBook } from '../book/StoryBook.tsx'
import { Icon } from '../icon/Icon.tsx'
import { ShareStatusView } from './ShareStatusView.tsx'
import { chapterId, isSample } from './sample.ts'
import type { SheetProps } from './shared-props.ts'

export function SharedSheet(props: SheetProps) {
  const { now, language, texts } = props
  const { sharedStory: own, reader } = texts
  const { shared } = now
  const title = shared.title || reader.untitled
  return (
    <article className="shared-gift" data-cat={shared.category}>
      <StoryBook story={shared} texts={reader} />
      <div className="shared-sheet">
        <p className="shared-from">
          <Icon name="heart" />
          {shared.sender ? fill(own.from, { sender: shared.sender }) : own.fromNobody}
        </p>
        <h1 lang={shared.language}>{title}</h1>
        {shared.note && <blockquote className="shared-note">{shared.note}</blockquote>}
        <p className="shared-about">
          <span className="shared-category">{texts.categories[shared.category]}</span>
          <span>{counted(language, shared.chapters, own.chapters)}</span>
        </p>
        {shared.teaser && (
          <p className="shared-teaser" lang={shared.language}>
            {shared.teaser}
          </p>
        )}
        {isSample(now) ? (
          <a className="button gold lit" href={`#${chapterId(1)}`}>
            <Icon name="book-open" />
            {own.start}
          </a>
        ) : (
          <ShareStatusView {...props} />
        )}
        <p className="hint">{shared.writtenBy === 'offline' ? reader.notes.offline : reader.notes.ai}</p>
      </div>
    </article>
  )
}
