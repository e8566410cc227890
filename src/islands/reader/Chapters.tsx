import type { RefObject } from 'react'
import type { ReceiptLine } from '../../contract/story.ts'
import type { Texts } from '../../contract/texts.ts'
import type { ReadingText } from '../../stores/reader/reading-text.ts'
import { ReadingChapter } from './ReadingChapter.tsx'

interface Props {
  readonly book: RefObject<HTMLDivElement | null>
  readonly text: ReadingText
  readonly texts: Texts['reader']
  readonly language: string
  readonly isPaged: boolean
  readonly shown: number
  readonly marked: ReceiptLine | undefined
}

export const Chapters = ({ book, text: { chapters }, texts, language, isPaged, shown, marked }: Props) => (
  <div ref={book} className={isPaged ? 'reader-book is-paged' : 'reader-book'}>
    {chapters.map(
      (chapter, index) =>
        (!isPaged || chapter.number === shown) && (
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
        ),
    )}
  </div>
)
