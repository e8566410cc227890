import './completion.css'
import { useEffect, useRef } from 'react'
import type { StoryStatus } from '../../contract/story.ts'
import { Icon } from '../icon/Icon.tsx'
import { Book } from './Book.tsx'
import { StoryLinks } from './Done.tsx'
import type { ProgressPaths, ProgressTexts } from './progress-props.ts'

interface Props {
  readonly status: StoryStatus
  readonly onClose: () => void
  readonly texts: ProgressTexts
  readonly paths: ProgressPaths
}

/** The news that the story is complete. The browser's own dialog traps the focus, closes on Escape and gives it back. */
export function Completion({ status, onClose, texts, paths }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="dialog pg-news" aria-labelledby="pg-news" onClose={onClose}>
      <Book status={status} untitled={texts.untitled} />
      <div className="pg-news-text">
        <h2 id="pg-news">{texts.dialog.heading}</h2>
        <p>{texts.dialog.text}</p>
        <StoryLinks status={status} texts={texts} paths={paths} />
      </div>
      <button
        type="button"
        className="ib close"
        aria-label={texts.dialog.close}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="x" />
      </button>
    </dialog>
  )
}
