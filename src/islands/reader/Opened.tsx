import './reader-fonts.css'
import { useStore } from '@nanostores/react'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { FactOptions } from '../../contract/answers/fact-options.ts'
import type { Story } from '../../contract/story.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
import { $readerSettings } from '../../stores/reader/reader-settings.ts'
import { neighbours } from '../../stores/reader/reading-text.ts'
import { Page } from './Page.tsx'
import { ReadingHead, ReadingLight } from './ReadingHead.tsx'
import type { ReaderCommand } from './reading-keys.ts'
import { type SheetName, Tools } from './Tools.tsx'
import { pagesOf } from './turn-pages.ts'
import { usePaper } from './use-paper.ts'
import { useReading } from './use-reading.ts'
import { useReadingKeys } from './use-reading-keys.ts'

const Sheets = lazy(() => import('./Sheets.tsx'))
const ReadAlongBar = lazy(() => import('../read-along/ReadAlongBar.tsx'))

interface Props {
  readonly story: Story
  readonly texts: Texts['reader']
  readonly readAlong: Texts['readAlong']
  readonly options: FactOptions
  readonly library: string
  readonly share: ReactNode
  readonly children: ReactNode
}

export function Opened({ story, texts, readAlong, options, library, share, children }: Props) {
  const settings = useStore($readerSettings)
  const { isPaged } = settings
  const paper = usePaper(settings.paper)
  const page = useRef<HTMLDivElement>(null)
  const book = useRef<HTMLDivElement>(null)
  const [sheet, setSheet] = useState<SheetName>()
  const readAloud = useReadAloud(story, readAlong.open)
  const { reading, text, turn } = useReading(story, book, isPaged)
  const { chapters } = text
  const shown = turn.position.chapter
  const { previous, next } = neighbours(text, shown)
  const onCommand = (command: ReaderCommand): boolean => {
    if (command === 'help') setSheet('keys')
    else if (book.current) return pagesOf(book.current, reading, text, shown)[command]()
    return command === 'help'
  }
  useReadingKeys({ page, isPaged, onCommand })
  const title = story.title || texts.untitled
  const ofBook = { text, texts, reading, language: story.language }
  const front = !(isPaged && previous) && { title, options, share }
  return (
    <div
      className={`reader ${sheet === 'type' ? 'is-set' : ''}`}
      data-cat={story.category}
      data-family={settings.family}
    >
      <ReadingHead {...{ title, reading, library, texts, storyLanguage: story.language, total: chapters.length }}>
        <Tools texts={texts} hasContents={chapters.length > 1} listen={readAloud.tool} open={sheet} onOpen={setSheet} />
      </ReadingHead>
      {sheet && (
        <Suspense>
          <Sheets {...ofBook} {...{ settings, paper }} open={sheet} onOpen={setSheet} />
        </Suspense>
      )}
      <Page {...ofBook} {...{ page, book, story, settings, shown, front }} />
      <p className="visually-hidden" role="status">
        {turn.number > 0 && fill(texts.turned, nameOf(shown, chapters))}
      </p>
      <div hidden={isPaged && next !== undefined}>{children}</div>
      <ReadingLight reading={reading} />
      {readAloud.isHeard && (
        <Suspense>
          <ReadAlongBar {...{ story, reading, book }} texts={readAlong} onClose={readAloud.stop} />
        </Suspense>
      )}
    </div>
  )
}

function useReadAloud(story: Story, label: string) {
  const [isHeard, setHeard] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const hasAudio = story.chapters[0]?.mediaItems.some(({ type }) => type === 'audio')
  return {
    isHeard,
    tool: hasAudio ? { button, label, isOn: isHeard, onPress: () => setHeard(!isHeard) } : undefined,
    stop: () => {
      setHeard(false)
      button.current?.focus({ preventScroll: true })
    },
  }
}

const nameOf = (number: number, chapters: readonly { number: number; title: string }[]) => ({
  number,
  total: chapters.length,
  title: chapters.find(chapter => chapter.number === number)?.title ?? '',
})
