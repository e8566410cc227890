import type { ReadingText } from '../../stores/reader/reading-text.ts'
import { chapterAddress } from './paragraph-address.ts'

interface Props {
  readonly chapters: ReadingText['chapters']
  readonly language: string
  /** Number of the chapter being read, if it is to be shown. */
  readonly current?: number
  /** Called instead of following the link. */
  readonly onChoose?: (number: number) => void
}

export const ContentsList = ({ chapters, language, current, onChoose }: Props) => (
  <ol lang={language} className="reader-list">
    {chapters.map(({ number, title }) => (
      <li key={number}>
        <a
          href={`#${chapterAddress(number)}`}
          aria-current={number === current ? 'true' : undefined}
          onClick={event => {
            if (!onChoose || event.metaKey || event.ctrlKey) return
            event.preventDefault()
            onChoose(number)
          }}
        >
          <span className="number">{number}</span>
          {title}
        </a>
      </li>
    ))}
  </ol>
)

export const Contents = ({ heading, ...list }: Props & { readonly heading: string }) => (
  <nav className="reader-contents" aria-labelledby="reader-contents">
    <h2 id="reader-contents" className="eyebrow">
      {heading}
    </h2>
    <ContentsList {...list} />
  </nav>
)
