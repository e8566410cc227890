import './door-dialog.css'
import { useId, useLayoutEffect, useRef } from 'react'
import type { Story } from '../../contract/story.ts'
import { fill } from '../../lib/fill.ts'
import { paragraphs } from '../../lib/paragraphs.ts'
import { Icon } from '../icon/Icon.tsx'
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

/** What is behind a door: its chapter. The browser's own dialog traps the focus, closes on Escape and gives it back. */
export function DoorDialog({ chapter, gift, language, texts, closeLabel, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Taken off the page while it is open, it would keep the focus that it borrowed.
    return () => shown?.close()
  }, [])
  const own = chapter.mediaItems.find(({ type }) => type === 'chapterimage')
  return (
    <dialog ref={dialog} className="dialog advent-dialog" aria-labelledby={id} onClose={onClose}>
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
      <div className="advent-text">
        <h2 id={id}>
          <span className="vh">{fill(texts.day, { day: chapter.number })} </span>
          <span lang={language}>{chapter.title}</span>
        </h2>
        <div className="advent-read" lang={language}>
          {paragraphs(chapter.text).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a finished text never changes its order
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </div>
      <button type="button" className="ib close" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
        <Icon name="x" />
      </button>
    </dialog>
  )
}
