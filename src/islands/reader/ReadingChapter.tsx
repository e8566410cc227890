import { useEffect, useRef } from 'react'
import type { ReceiptLine, Story } from '../../contract/story.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
import { paragraphs } from '../../lib/paragraphs.ts'
import { ChapterPicture } from '../book/ChapterPicture.tsx'
import { Icon } from '../icon/Icon.tsx'
import { Marked } from './Marked.tsx'
import { paragraphAddress } from './paragraph-address.ts'

type Chapter = Story['chapters'][number]

interface Props {
  readonly chapter: Chapter
  readonly previous: Chapter | undefined
  readonly next: Chapter | undefined
  readonly total: number
  readonly language: string
  readonly texts: Texts['reader']
  /** The line of the receipt whose sentence is marked, in whichever chapter it stands. */
  readonly marked: ReceiptLine | undefined
  /** Called with the chapter's number when its text crosses the middle of the window. */
  readonly onReach: (number: number) => void
}

/** One chapter with the ways to its neighbours. */
export function ReadingChapter({ chapter, previous, next, total, language, texts, marked, onReach }: Props) {
  const { number, title, text, mediaItems } = chapter
  const article = useRef<HTMLElement>(null)
  useEffect(() => {
    const watch = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && onReach(number), {
      rootMargin: '-50% 0% -50% 0%',
    })
    if (article.current) watch.observe(article.current)
    return () => watch.disconnect()
  }, [number, onReach])
  return (
    <article ref={article} id={`chapter-${number}`} className="rd-chapter">
      <h2>
        <small>{fill(texts.place, { number, total })}</small>
        <span lang={language}>{title}</span>
      </h2>
      <ChapterPicture mediaItems={mediaItems} />
      <div className="read" lang={language}>
        {paragraphs(text).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a finished text never changes its order
          <p key={index} id={paragraphAddress({ chapter: number, paragraph: index })}>
            {marked?.chapter === number && marked.paragraph === index ? (
              <Marked text={paragraph} quote={marked.quote} start={marked.start} />
            ) : (
              paragraph
            )}
          </p>
        ))}
      </div>
      {!next && <p className="rd-end">{texts.end}</p>}
      {(previous || next) && (
        <div className="rd-turn">
          {previous && <Turn to={previous} language={language} label={texts.previous} icon="chevron-left" />}
          {next && <Turn to={next} language={language} label={texts.next} icon="chevron-right" />}
        </div>
      )}
    </article>
  )
}

interface TurnProps {
  readonly to: Chapter
  readonly language: string
  readonly label: string
  readonly icon: 'chevron-left' | 'chevron-right'
}

const Turn = ({ to, language, label, icon }: TurnProps) => (
  <a href={`#chapter-${to.number}`} className={icon === 'chevron-right' ? 'next' : undefined}>
    <small>
      <Icon name={icon} />
      {label}
    </small>
    <span lang={language}>{to.title}</span>
  </a>
)
