import './versions.css'
import { useEffect, useRef, useState } from 'react'
import { toasts } from '../../stores/toast/toast.ts'
import type { Improving } from '../../stores/versions/improving.ts'
import { Icon } from '../icon/Icon.tsx'
import { Standing } from './Standing.tsx'
import { useImproving } from './use-improving.ts'
import { useIsOffline } from './use-is-offline.ts'
import type { OfStory, VersionsTexts } from './versions-props.ts'
import { WishDialog } from './WishDialog.tsx'

interface Props extends OfStory {
  readonly className: string
  /** Names the story where several stand side by side. */
  readonly title?: string
  /** Whether to look for a wish that an earlier page sent, without being asked. */
  readonly resumes: boolean
  readonly onDone: () => void
}

/** Opens the dialog, and says beneath how the wish stands. */
export function ImproveButton({ className, title, resumes, onDone, ...story }: Props) {
  const { texts } = story
  const { store, now } = useImproving(story, onDone)
  const [isOpen, setOpen] = useState(false)
  const isOffline = useIsOffline(isOpen)
  useEffect(() => {
    if (resumes || isOpen) void store.resume()
  }, [resumes, isOpen, store])
  const send = async (wish: string) => {
    const { state } = await store.send(wish)
    if (state === 'working') toasts.show(texts.versions.working)
  }
  const isUnderWay = now.state === 'working'
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isUnderWay || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }, [isUnderWay, isOpen])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={title && `${texts.versions.improve}: ${title}`}
        aria-busy={isUnderWay || undefined}
        aria-disabled={isUnderWay || undefined}
        onClick={() => setOpen(!isUnderWay)}
      >
        {isUnderWay ? <span className="spin" /> : <Icon name="wand" />}
        {texts.versions.improve}
      </button>
      {isOpen && !isUnderWay && (
        <WishDialog
          texts={texts}
          wish={now.state === 'idle' ? '' : now.wish}
          problem={problemOf(now, texts)}
          isOffline={isOffline}
          isBusy={now.state === 'sending'}
          onSend={send}
          onClose={() => setOpen(false)}
        />
      )}
      <Standing now={now} texts={texts} onRetry={send} />
    </>
  )
}

function problemOf(now: Improving, { versions, errors }: VersionsTexts): string {
  if (now.state !== 'refused') return ''
  const { code } = now.refusal
  return code === 'unfit-for-age' ? versions.dialog.unfit : errors.refusals[code]
}
