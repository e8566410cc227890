import './shared.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { call } from '../../stores/client.ts'
import { session } from '../../stores/session.ts'
import { createSharedStory, shareIdIn } from '../../stores/shared/shared-story.ts'
import { toasts } from '../../stores/toast/toast.ts'
import { browserVisibility } from '../../stores/visibility.ts'
import Toast from '../toast/Toast.tsx'
import { SharedSheet } from './SharedSheet.tsx'
import type { SharedProps } from './shared-props.ts'

/** A story that somebody passed on. */
export default function SharedPage({ language, texts, paths }: SharedProps) {
  const [store] = useState(() => {
    const { added, undo } = texts.sharedStory
    const onAdded = () => toasts.show(added, 'success', { label: undo, run: () => void made.undo() })
    const made = createSharedStory({ ask: call, session, language, onAdded })
    return made
  })
  const now = useStore(store.$shared, { ssr: 'initial' })
  useEffect(() => {
    void store.open(shareIdIn(location.pathname))
    return browserVisibility.onChange(() => {
      if (!browserVisibility.hidden()) void store.comeBack()
    })
  }, [store])
  const { sharedStory: own, reader } = texts
  return (
    <div className="wrap shd">
      {now.state === 'loading' && (
        <p className="shd-wait" role="status">
          <span className="spin" /> {own.loading}
        </p>
      )}
      {now.state === 'open' && <SharedSheet now={now} store={store} {...{ language, texts, paths }} />}
      {now.state === 'gone' && (
        <section className="shd-notice">
          <h1>{own.gone.heading}</h1>
          <p className="lead">{own.gone.text}</p>
          <a className="btn gold" href={paths.start}>
            {own.gone.start}
          </a>
        </section>
      )}
      {now.state === 'unreachable' && (
        <section className="shd-notice">
          <h1>{reader.unreachable.heading}</h1>
          <p className="lead">{reader.unreachable.text}</p>
          <button type="button" className="btn gold" onClick={() => void store.open(shareIdIn(location.pathname))}>
            {reader.unreachable.retry}
          </button>
        </section>
      )}
      <Toast closeLabel={texts.frame.close} />
    </div>
  )
}
