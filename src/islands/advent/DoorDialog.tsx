import './door-dialog.css'
import { useId } from 'react'
import type { Story } from '../../contract/story.ts'
import { fill } from '../../lib/fill.ts'
import { paragraphs } from '../../lib/paragraphs.ts'
import { Dialog } from '../ui/Dialog.tsx'
import type { AdventTexts, Gift } from './advent-props.ts'

interface Props {
  readonly chapter: Story['chapters'][number]
  readonly gift: Gift
  /** Of the story. */
  readonly language: string
  readonly texts: AdventTexts
  readonly closeLabel: string
  readonly onClose: () => void
}

export function DoorDialog({ chapter, gift, language, texts, closeLabel, onClose }: Props) {
  const id = useId()
  return (
    <Dialog className="advent-dialog" aria-labelledby={id} closeLabel={closeLabel} onClose={onClose}>
      <Scene chapter={chapter} gift={gift} />
      <div className="advent-text">
        <h2 id={id}>
          <span className="visually-hidden">{fill(texts.day, { day: chapter.number })} </span>
          <span lang={language}>{chapter.title}</span>
        </h2>
        <div className="advent-read" lang={language}>
          {paragraphs(chapter.text).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a finished text never changes its order
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Dialog>
  )
}

function Scene({ chapter, gift }: Pick<Props, 'chapter' | 'gift'>) {
  const own = chapter.mediaItems.find(({ type }) => type === 'chapterimage')
  return (
    <div className="advent-scene">
      <div className="door opened">
        <span className="door-in">
          <img src={own?.downloadUrl ?? gift.large} alt={own?.alt ?? gift.alt} width={400} height={500} />
        </span>
        <i className="shutter left" />
        <i className="shutter right" />
      </div>
      <b className="advent-day" aria-hidden="true">
        {chapter.number}
      </b>
    </div>
  )
}
