import { memo } from 'react'
import type { ReceiptLine } from '../../contract/story.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
import type { ChapterText } from '../../stores/reader/reading-text.ts'
import { ChapterPicture } from '../book/ChapterPicture.tsx'
import { Marked } from './Marked.tsx'
import { chapterAddress, paragraphAddress } from './paragraph-address.ts'
import { Turns } from './Turns.tsx'

interface Props {
  readonly chapter: ChapterText
  readonly previous: ChapterText | undefined
  readonly next: ChapterText | undefined
  readonly total: number
  readonly language: string
  readonly texts: Texts['reader']
  readonly marked: ReceiptLine | undefined
}

/** Memoised: growing letters do not draw it again. */
export const ReadingChapter = memo(({ chapter, previous, next, total, language, texts, marked }: Props) => {
  const { number, title, paragraphs, mediaItems } = chapter
  return (
    <article id={chapterAddress(number)} className="reader-chapter">
      <h2>
        <small>{fill(texts.place, { number, total })}</small>
        <span lang={language}>{title}</span>
      </h2>
      <ChapterPicture mediaItems={mediaItems} />
      <div className="read" lang={language}>
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a finished text never changes its order
          <p key={index} id={paragraphAddress({ chapter: number, paragraph: index })}>
            {marked?.paragraph === index ? (
              <Marked text={paragraph} quote={marked.quote} start={marked.start} />
            ) : (
              paragraph
            )}
          </p>
        ))}
      </div>
      {!next && <p className="reader-end">{texts.end}</p>}
      <Turns previous={previous} next={next} language={language} texts={texts} />
    </article>
  )
})
