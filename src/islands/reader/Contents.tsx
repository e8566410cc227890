import type { ReadingText } from '../../stores/reader/reading-text.ts'
import { chapterAddress } from './paragraph-address.ts'

interface Props {
  readonly chapters: ReadingText['chapters']
  readonly language: string
  /** The chapter that is being read, where that is to be seen. */
  readonly current?: number
  /** Called instead of following the address, where it is given. */
  readonly onChoose?: (number: number) => void
}

/** The chapters by name, each leading to its text. */
export const ContentsList = ({ chapters, language, current, onChoose }: Props) => (
  <ol lang={language} className="rd-list">
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

/** The contents as a page of the book has them. */
export const Contents = ({ heading, ...list }: Props & { readonly heading: string }) => (
  <nav className="rd-contents" aria-labelledby="rd-contents">
    <h2 id="rd-contents" className="eyebrow">
      {heading}
    </h2>
    <ContentsList {...list} />
  </nav>
)
