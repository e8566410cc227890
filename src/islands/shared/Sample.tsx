import './sample.css'
import type { SharedChapter } from '../../contract/share.ts'
import { counted } from '../../lib/counted.ts'
import { fill } from '../../lib/fill.ts'
import { paragraphs } from '../../lib/paragraphs.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Problem } from '../ui/Problem.tsx'
import { ShareStatusView } from './ShareStatusView.tsx'
import { chapterId } from './sample.ts'
import type { SheetProps } from './shared-props.ts'

/** The beginning of the story, to be read at once, and the ways on. */
export default function Sample(props: SheetProps) {
  const { now, texts } = props
  const { shared, rest } = now
  const chapters = [
    ...(shared.firstChapter ? [shared.firstChapter] : []),
    ...(rest.state === 'open' ? rest.chapters : []),
  ]
  return (
    <div className="sheet day shared-text" data-cat={shared.category}>
      {chapters.map(chapter => (
        <ChapterText key={chapter.number} chapter={chapter} total={shared.chapters} {...{ shared, texts }} />
      ))}
      <ReadOn {...props} />
    </div>
  )
}

interface ChapterProps extends Pick<SheetProps, 'texts'> {
  readonly chapter: SharedChapter
  readonly shared: SheetProps['now']['shared']
  readonly total: number
}

const ChapterText = ({ chapter, shared: { language }, total, texts }: ChapterProps) => (
  <article id={chapterId(chapter.number)} tabIndex={-1}>
    <h2>
      <small>{fill(texts.reader.place, { number: chapter.number, total })}</small>
      <span lang={language}>{chapter.title}</span>
    </h2>
    <div className="read" lang={language}>
      {paragraphs(chapter.text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  </article>
)

function ReadOn(props: SheetProps) {
  const { now, store, texts, language } = props
  const { readOn, visitor } = texts.sharedStory
  const { shared, rest } = now
  const left = shared.chapters - 1
  const canRead = shared.opens === 'whole' && left > 0 && rest.state !== 'open'
  return (
    <section className="shared-on" aria-labelledby="shared-on">
      <h2 id="shared-on">{rest.state === 'open' || left === 0 ? visitor.keep : readOn.heading}</h2>
      {left > 0 && rest.state !== 'open' && <p>{counted(language, left, readOn.left)}</p>}
      {canRead && (
        <BusyButton
          className="button gold"
          isBusy={rest.state === 'loading'}
          moment={readOn.loading}
          icon="book-open"
          onClick={() => void store.readOn()}
        >
          {fill(readOn.button, { title: shared.nextTitle ?? '' })}
        </BusyButton>
      )}
      <Problem role="alert">{rest.state === 'failed' && readOn.failed}</Problem>
      <ShareStatusView {...props} isKept={shared.opens === 'whole'} />
    </section>
  )
}
