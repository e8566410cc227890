import { counted } from '../../lib/counted.ts'
import { fill } from '../../lib/fill.ts'
import { BookTitle } from '../book/BookTitle.tsx'
import { Lectern } from './Lectern.tsx'
import { ShareStatusView } from './ShareStatusView.tsx'
import type { SheetProps } from './shared-props.ts'

export function SharedSheet(props: SheetProps) {
  const { now, language, texts } = props
  const { sharedStory: own, reader } = texts
  const { shared } = now
  const title = shared.title || reader.untitled
  return (
    <article className="shared-gift" data-cat={shared.category}>
      <Lectern>
        <div className="book">
          {shared.cover && <img src={shared.cover} alt={fill(reader.cover, { title })} width={600} height={800} />}
          {!shared.isTitled && <BookTitle title={title} language={shared.language} decoration />}
        </div>
      </Lectern>
      <div className="sheet day shared-sheet">
        <p className="eyebrow">{own.eyebrow}</p>
        <h1 lang={shared.language}>{title}</h1>
        <p className="shared-about">
          <span className="shared-category">{texts.categories[shared.category]}</span>
          <span>{counted(language, shared.chapters, own.chapters)}</span>
        </p>
        {shared.teaser && (
          <p className="shared-teaser" lang={shared.language}>
            {shared.teaser}
          </p>
        )}
        <hr className="stitch" />
        <ShareStatusView {...props} />
        <p className="hint">{shared.writtenBy === 'offline' ? reader.notes.offline : reader.notes.ai}</p>
      </div>
    </article>
  )
}
