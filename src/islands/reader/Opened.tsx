import './reader-fonts.css'
import { useStore } from '@nanostores/react'
import { lazy, type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import type { ReceiptLine, Story } from '../../contract/story.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
import { $readerSettings } from '../../stores/reader/reader-settings.ts'
import { neighbours } from '../../stores/reader/reading-text.ts'
import { Chapters } from './Chapters.tsx'
import { addressedPlace } from './paragraph-address.ts'
import { ReadingHead, ReadingLight } from './ReadingHead.tsx'
import type { Wish } from './reading-keys.ts'
import { TitlePage } from './TitlePage.tsx'
import { type SheetName, Tools } from './Tools.tsx'
import { pagesOf } from './turn-pages.ts'
import { usePaper } from './use-paper.ts'
import { useReading } from './use-reading.ts'
import { useReadingKeys } from './use-reading-keys.ts'

/** Most visits open none of them. */
const Sheets = lazy(() => import('./Sheets.tsx'))
const ReadAlongBar = lazy(() => import('../read-along/ReadAlongBar.tsx'))

interface Props {
  readonly story: Story
  readonly texts: Texts['reader']
  readonly readAlong: Texts['readAlong']
  /** Words for answers that were chosen, not typed. */
  readonly options: Pick<Texts['options'], 'hair' | 'eyes' | 'build'>
  readonly library: string
  /** Passes the story on, where its reader may. */
  readonly share: ReactNode
  /** Below the last page. */
  readonly children: ReactNode
}

/** The open book: head, title page, contents, chapters. */
export function Opened({ story, texts, readAlong, options, library, share, children }: Props) {
  const settings = useStore($readerSettings)
  const { isPaged } = settings
  const paper = usePaper(settings.paper)
  const page = useRef<HTMLDivElement>(null)
  const book = useRef<HTMLDivElement>(null)
  const [sheet, setSheet] = useState<SheetName>()
  const [isHeard, setHeard] = useState(false)
  const listenButton = useRef<HTMLButtonElement>(null)
  const stopListening = () => {
    setHeard(false)
    listenButton.current?.focus({ preventScroll: true })
  }
  const [marked, setMarked] = useState<ReceiptLine>()
  const { reading, text, turn } = useReading(story, book, isPaged)
  const { chapters } = text
  const shown = turn.place.chapter
  const { previous, next } = neighbours(text, shown)
  const onWish = (wish: Wish): boolean => {
    if (wish === 'help') setSheet('keys')
    else if (book.current) return pagesOf(book.current, reading, text, shown)[wish]()
    return wish === 'help'
  }
  useReadingKeys({ page, isPaged, onWish })
  /** Where chapters come one at a time, an address may lead to one that is not on the page. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const place = isPaged && link && addressedPlace(link.hash)
    if (!place || event.defaultPrevented || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    reading.turnTo(place)
  }
  const title = story.title || texts.untitled
  const ofBook = { text, texts, reading, language: story.language }
  return (
    <div className={`rd ${sheet === 'type' ? 'is-set' : ''}`} data-cat={story.category} data-family={settings.family}>
      <ReadingHead {...{ title, reading, library, texts, storyLanguage: story.language, total: chapters.length }}>
        <Tools
          texts={texts}
          hasContents={chapters.length > 1}
          listen={
            chapters[0]?.mediaItems.some(({ type }) => type === 'audio')
              ? { button: listenButton, label: readAlong.open, isOn: isHeard, onPress: () => setHeard(!isHeard) }
              : undefined
          }
          open={sheet}
          onOpen={setSheet}
        />
      </ReadingHead>
      {sheet && (
        <Suspense>
          <Sheets {...ofBook} {...{ settings, paper }} open={sheet} onOpen={setSheet} />
        </Suspense>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only leads the links inside, which keys press too */}
      <div
        ref={page}
        className="rd-page"
        data-step={settings.fontStep}
        data-spacing={settings.spacing}
        data-width={settings.width}
        onClick={follow}
      >
        {!(isPaged && previous) && (
          <TitlePage {...{ story, title, texts, options, chapters, share, marked }} onFollow={setMarked} />
        )}
        <Chapters {...ofBook} {...{ book, isPaged, shown, marked }} />
        <p className="hint rd-notes">
          {texts.notes.ai} {story.writtenBy === 'offline' && texts.notes.offline}
        </p>
      </div>
      <p className="vh" role="status">
        {turn.number > 0 && fill(texts.turned, nameOf(shown, chapters))}
      </p>
      <div hidden={isPaged && next !== undefined}>{children}</div>
      <ReadingLight reading={reading} />
      {isHeard && (
        <Suspense>
          <ReadAlongBar {...{ story, reading, book }} texts={readAlong} onClose={stopListening} />
        </Suspense>
      )}
    </div>
  )
}

const nameOf = (number: number, chapters: readonly { number: number; title: string }[]) => ({
  number,
  total: chapters.length,
  title: chapters.find(chapter => chapter.number === number)?.title ?? '',
})
