import type { ReactNode } from 'react'
import type { FactOptions } from '../../contract/answers/fact-options.ts'
import type { ReceiptLine, Story } from '../../contract/story.ts'
import type { Texts } from '../../contract/texts.ts'
import type { ReadingText } from '../../stores/reader/reading-text.ts'
import { StoryBook } from '../book/StoryBook.tsx'
import { Contents } from './Contents.tsx'
import { Receipt } from './Receipt.tsx'

interface Props {
  readonly story: Story
  readonly title: string
  readonly texts: Texts['reader']
  readonly options: FactOptions
  readonly chapters: ReadingText['chapters']
  readonly share: ReactNode
  readonly marked: ReceiptLine | undefined
  readonly onFollow: (line: ReceiptLine) => void
}

export const TitlePage = ({ story, title, texts, options, chapters, share, marked, onFollow }: Props) => (
  <>
    <div className="reader-title">
      <StoryBook story={{ ...story, title }} texts={texts} />
      <h1 lang={story.language}>{title}</h1>
      {story.teaser && (
        <p className="reader-teaser" lang={story.language}>
          {story.teaser}
        </p>
      )}
      {share}
    </div>
    {story.dedication && (
      <blockquote className="reader-dedication" dir="auto">
        <p>{story.dedication.text}</p>
        <footer dir="auto">{story.dedication.from}</footer>
      </blockquote>
    )}
    {chapters.length > 1 && <Contents chapters={chapters} heading={texts.contents} language={story.language} />}
    {story.receipt && story.receipt.length > 0 && (
      <Receipt
        lines={story.receipt}
        texts={texts.receipt}
        options={options}
        storyLanguage={story.language}
        marked={marked}
        onFollow={onFollow}
      />
    )}
  </>
)
