import './pages.css'
import { useStore } from '@nanostores/react'
import { type MouseEvent, type ReactNode, type RefObject, useRef } from 'react'
import type { Texts } from '../../../contract/texts.ts'
import type { ReaderSettings } from '../../../stores/reader/reader-settings.ts'
import type { Reading } from '../../../stores/reader/reading.ts'
import { addressedPosition } from '../paragraph-address.ts'
import { FRONT, type Pages } from './create-pages.ts'
import { PagesFoot } from './PagesFoot.tsx'
import { usePageTurns } from './use-page-turns.ts'
import { usePages } from './use-pages.ts'
import { useSwipes } from './use-swipes.ts'

interface Props {
  readonly reading: Reading
  readonly settings: ReaderSettings
  readonly texts: Texts['reader']
  /** Of the story. */
  readonly language: string
  readonly front: ReactNode
  readonly chapters: ReactNode
  readonly end: ReactNode
}

/** Title page, pages of text and end, of which one is in sight; nothing else of the window is. */
export default function PagedView({ reading, settings, texts, language, front, chapters, end }: Props) {
  const view = useRef<HTMLDivElement>(null)
  const book = useRef<HTMLDivElement>(null)
  const pages = usePages(book, reading, settings)
  usePageTurns(view, pages.commands)
  useSwipes(view, pages)
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const position = link && addressedPosition(link.hash)
    if (!position || event.defaultPrevented || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    reading.turnTo(position)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only leads the links inside, which keys press too */}
      <div
        ref={view}
        className="pages reader-type"
        data-step={settings.fontStep}
        data-spacing={settings.spacing}
        data-width={settings.width}
        data-language={language}
        onClick={follow}
      >
        <Leaves {...{ pages, book, front, chapters, end }} name={texts.end} />
      </div>
      <PagesFoot pages={pages} texts={texts} />
    </>
  )
}

interface LeavesProps extends Pick<Props, 'front' | 'chapters' | 'end'> {
  readonly pages: Pages
  readonly book: RefObject<HTMLDivElement | null>
  /** Of the end. */
  readonly name: string
}

function Leaves({ pages, book, front, chapters, end, name }: LeavesProps) {
  const { page, last, perPage } = useStore(pages.$shown)
  const isText = page !== FRONT && page <= last
  const isEnd = page > last
  // What the end loads is not needed before it is reached, and stays after.
  const wasEnd = useRef(false)
  wasEnd.current ||= isEnd
  return (
    <>
      <div className="pages-leaf" inert={page !== FRONT}>
        {front}
      </div>
      <div className="pages-text" inert={!isText} data-columns={perPage}>
        <div ref={book} className="pages-book" onScroll={pages.onScroll}>
          <div className="pages-columns">{chapters}</div>
        </div>
      </div>
      <div className="pages-leaf" inert={!isEnd}>
        <p className="pages-end">{name}</p>
        {wasEnd.current && end}
      </div>
    </>
  )
}
