import { useState } from 'react'
import type { ReceiptLine, Story } from '../../contract/story.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
import { Contents } from './Contents.tsx'
import { ReadingChapter } from './ReadingChapter.tsx'
import { ReadingHead } from './ReadingHead.tsx'
import { Receipt } from './Receipt.tsx'

interface Props {
  readonly story: Story
  readonly texts: Texts['reader']
  /** Words for answers that were chosen, not typed. */
  readonly options: Pick<Texts['options'], 'hair' | 'eyes' | 'build'>
  readonly library: string
}

/** The open book: head, title page, contents, chapters. */
export function Opened({ story, texts, options, library }: Props) {
  const [reading, setReading] = useState(1)
  const [marked, setMarked] = useState<ReceiptLine>()
  const chapters = story.chapters.toSorted((one, other) => one.number - other.number)
  const title = story.title || texts.untitled
  return (
    <div className="rd" data-cat={story.category}>
      <ReadingHead
        title={title}
        storyLanguage={story.language}
        place={fill(texts.place, { number: reading, total: chapters.length })}
        library={library}
        back={texts.back}
      />
      <div className="rd-page">
        <div className="rd-title">
          {story.cover && (
            <div className="book">
              <img src={story.coverFormats.card ?? story.cover} alt={fill(texts.cover, { title })} />
            </div>
          )}
          <h1 lang={story.language}>{title}</h1>
          {story.teaser && (
            <p className="rd-teaser" lang={story.language}>
              {story.teaser}
            </p>
          )}
        </div>
        {chapters.length > 1 && <Contents chapters={chapters} heading={texts.contents} language={story.language} />}
        {story.receipt && story.receipt.length > 0 && (
          <Receipt
            lines={story.receipt}
            texts={texts.receipt}
            options={options}
            storyLanguage={story.language}
            marked={marked}
            onFollow={setMarked}
          />
        )}
        {chapters.map((chapter, index) => (
          <ReadingChapter
            key={chapter.number}
            chapter={chapter}
            previous={chapters[index - 1]}
            next={chapters[index + 1]}
            language={story.language}
            texts={texts}
            total={chapters.length}
            marked={marked}
            onReach={setReading}
          />
        ))}
        <p className="hint rd-notes">
          {texts.notes.ai} {story.writtenBy === 'offline' && texts.notes.offline}
        </p>
      </div>
      <div className="rd-progress" aria-hidden="true" />
    </div>
  )
}
