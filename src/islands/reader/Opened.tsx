import './reader-fonts.css'
import { useStore } from '@nanostores/react'
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { FactOptions } from '../../contract/answers/fact-options.ts'
import type { ReceiptLine, Story } from '../../contract/story.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
import { $readerSettings } from '../../stores/reader/reader-settings.ts'
import type { Reading } from '../../stores/reader/reading.ts'
import type { ReadingText } from '../../stores/reader/reading-text.ts'
import { LoadingLine } from '../ui/LoadingLine.tsx'
import { lazyOr } from '../ui/lazy-or.ts'
import { useTabTitle } from '../ui/use-tab-title.ts'
import { ReadingChapter } from './ReadingChapter.tsx'
import { ReadingHead, ReadingLight } from './ReadingHead.tsx'
import { isHelpKey, watchKeys } from './reading-keys.ts'
import { ScrolledView } from './ScrolledView.tsx'
import { TitlePage } from './TitlePage.tsx'
import { type SheetName, Tools } from './Tools.tsx'
import { usePaper } from './use-paper.ts'
import { useReading } from './use-reading.ts'

const Sheets = lazy(() => import('./Sheets.tsx'))
const PagedView = lazyOr(() => import('./pages/PagedView.tsx'), WithReadingLight)
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
  const paper = usePaper(settings.paper)
  const book = useRef<HTMLDivElement>(null)
  const [sheet, setSheet] = useState<SheetName>()
  const [marked, setMarked] = useState<ReceiptLine>()
  const readAloud = useReadAloud(story, readAlong.open)
  const { reading, text } = useReading(story)
  useEffect(() => watchKeys(event => isHelpKey(event) && setSheet('keys')), [])
  const title = story.title || texts.untitled
  useTabTitle(title)
  const { language } = story
  const ofBook = { text, texts, reading, language, settings }
  return (
    <div className={readerClass(settings.isPaged, sheet)} data-cat={story.category} data-family={settings.family}>
      <ReadingHead {...{ title, reading, library, texts, storyLanguage: language, total: text.chapters.length }}>
        <Tools
          texts={texts}
          hasContents={text.chapters.length > 1}
          listen={readAloud.tool}
          open={sheet}
          onOpen={setSheet}
        />
      </ReadingHead>
      {sheet && (
        <Suspense>
          <Sheets {...ofBook} paper={paper} open={sheet} onOpen={setSheet} />
        </Suspense>
      )}
      <div ref={book} className="reader-view">
        <View
          {...ofBook}
          front={
            <TitlePage
              {...{ story, title, texts, options, share, marked }}
              chapters={text.chapters}
              onFollow={setMarked}
            />
          }
          chapters={chaptersOf({ ...ofBook, marked })}
          end={<AtTheEnd story={story} texts={texts} after={children} />}
        />
      </div>
      <TurnStatus {...ofBook} />
      {readAloud.isHeard && (
        <Suspense>
          <ReadAlongBar {...{ story, reading, book }} texts={readAlong} onClose={readAloud.stop} />
        </Suspense>
      )}
    </div>
  )
}

const readerClass = (isPaged: boolean, sheet: SheetName) =>
  `reader ${isPaged ? 'is-paged' : ''} ${sheet === 'type' ? 'is-set' : ''}`

interface ViewProps extends ComponentProps<typeof ScrolledView> {
  readonly texts: Texts['reader']
  readonly language: string
}

const View = (props: ViewProps) =>
  props.settings.isPaged ? (
    <Suspense fallback={<LoadingLine className="reader-loading" text={props.texts.loading} />}>
      <PagedView {...props} />
    </Suspense>
  ) : (
    <WithReadingLight {...props} />
  )

/** In page mode too, where its pages cannot be loaded. */
function WithReadingLight(props: ViewProps) {
  return (
    <>
      <ScrolledView {...props} />
      <ReadingLight reading={props.reading} />
    </>
  )
}

interface ChaptersOptions {
  readonly text: ReadingText
  readonly texts: Texts['reader']
  readonly language: string
  readonly marked: ReceiptLine | undefined
}

const chaptersOf = ({ text: { chapters }, texts, language, marked }: ChaptersOptions) =>
  chapters.map((chapter, index) => (
    <ReadingChapter
      key={chapter.number}
      chapter={chapter}
      previous={chapters[index - 1]}
      next={chapters[index + 1]}
      total={chapters.length}
      language={language}
      texts={texts}
      marked={marked?.chapter === chapter.number ? marked : undefined}
    />
  ))

interface AtTheEndProps {
  readonly story: Story
  readonly texts: Texts['reader']
  readonly after: ReactNode
}

const AtTheEnd = ({ story, texts, after }: AtTheEndProps) => (
  <>
    <p className="hint reader-notes">{story.writtenBy === 'offline' ? texts.notes.offline : texts.notes.ai}</p>
    {after}
  </>
)

/** Says where a turn has led. */
function TurnStatus({ reading, text, texts }: { reading: Reading; text: ReadingText; texts: Texts['reader'] }) {
  const { number, position } = useStore(reading.$turn)
  return (
    <p className="visually-hidden" role="status">
      {number > 0 && fill(texts.turned, nameOf(position.chapter, text.chapters))}
    </p>
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
