import './versions.css'
import { lazy, Suspense, useEffect, useState } from 'react'
import { toasts } from '../../stores/toast/toast.ts'
import type { Improving } from '../../stores/versions/improving.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { RevisionStatus } from './RevisionStatus.tsx'
import { useImproving } from './use-improving.ts'
import { useIsOffline } from './use-is-offline.ts'
import type { OfStory, VersionsTexts } from './versions-props.ts'

const RevisionDialog = lazy(() => import('./RevisionDialog.tsx'))

interface Props extends OfStory {
  readonly className: string
  /** Distinguishes several buttons. */
  readonly title?: string
  /** Whether to look for a revision request of an earlier page. */
  readonly resumes: boolean
  readonly onDone: () => void
}

export function ImproveButton({ className, title, ...props }: Props) {
  const { texts } = props
  const { now, send, isOpen, setOpen } = useRevision(props)
  const isOffline = useIsOffline(isOpen)
  const isUnderWay = now.state === 'working'
  return (
    <>
      <BusyButton
        locks
        className={className}
        aria-label={title && `${texts.versions.improve}: ${title}`}
        isBusy={isUnderWay}
        onClick={() => setOpen(true)}
        icon="wand"
      >
        {texts.versions.improve}
      </BusyButton>
      {isOpen && !isUnderWay && (
        <Suspense>
          <RevisionDialog
            {...{ texts, isOffline }}
            request={now.state === 'idle' ? '' : now.request}
            problem={problemOf(now, texts)}
            isBusy={now.state === 'sending'}
            onSend={send}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
      <RevisionStatus now={now} texts={texts} onRetry={send} />
    </>
  )
}

/** The dialog closes when the request is under way. */
function useRevision({ resumes, onDone, ...story }: Pick<Props, keyof OfStory | 'resumes' | 'onDone'>) {
  const { store, now } = useImproving(story, onDone)
  const [isOpen, setOpen] = useState(false)
  const isUnderWay = now.state === 'working'
  useEffect(() => {
    if (resumes || isOpen) void store.resume()
  }, [resumes, isOpen, store])
  useEffect(() => {
    if (isUnderWay) setOpen(false)
  }, [isUnderWay])
  const send = async (request: string) => {
    const { state } = await store.send(request)
    if (state === 'working') toasts.show(story.texts.versions.working)
  }
  return { now, send, isOpen, setOpen }
}

function problemOf(now: Improving, { versions, errors }: VersionsTexts): string {
  if (now.state === 'unfulfilled')
    return [versions.refused, ...now.parts.map(({ reason }) => versions.reasons[reason])].join(' ')
  if (now.state !== 'refused') return ''
  const { code } = now.refusal
  return code === 'unfit-for-age' ? versions.dialog.unfit : errors.refusals[code]
}
