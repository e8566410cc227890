import './shared.css'
import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { call } from '../../stores/client.ts'
import { session } from '../../stores/session.ts'
import { createSharedStory, shareIdIn } from '../../stores/shared/shared-story.ts'
import { toasts } from '../../stores/toast/toast.ts'
import { browserVisibility } from '../../stores/visibility.ts'
import Toast from '../toast/Toast.tsx'
import { LoadingLine } from '../ui/LoadingLine.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useTabTitle } from '../ui/use-tab-title.ts'
import { SharedSheet } from './SharedSheet.tsx'
import { isSample } from './sample.ts'
import type { SharedProps } from './shared-props.ts'

const Sample = lazy(() => import('./Sample.tsx'))

export default function SharedPage({ language, texts, paths }: SharedProps) {
  const { store, now } = useShared({ language, texts })
  const { sharedStory: own, reader } = texts
  return (
    <div className="wrap shared">
      {now.state === 'loading' && <LoadingLine className="shared-wait" text={own.loading} />}
      {now.state === 'open' && <SharedSheet now={now} store={store} {...{ language, texts, paths }} />}
      {now.state === 'open' && isSample(now) && (
        <Suspense>
          <Sample now={now} store={store} {...{ language, texts, paths }} />
        </Suspense>
      )}
      {now.state === 'gone' && (
        <Notice className="shared-notice" {...own.gone}>
          <a className="button gold" href={paths.start}>
            {own.gone.start}
          </a>
        </Notice>
      )}
      {now.state === 'unreachable' && (
        <Notice className="shared-notice" {...reader.unreachable}>
          <button type="button" className="button gold" onClick={() => void store.open(shareIdIn(location.pathname))}>
            {reader.unreachable.retry}
          </button>
        </Notice>
      )}
      <Toast closeLabel={texts.frame.close} />
    </div>
  )
}

function useShared({ language, texts }: Pick<SharedProps, 'language' | 'texts'>) {
  const [store] = useState(() => {
    const { added, undo } = texts.sharedStory
    const onAdded = () => toasts.show(added, 'success', { label: undo, run: () => void made.undo() })
    const made = createSharedStory({ ask: call, session, language, onAdded })
    return made
  })
  const now = useStore(store.$shared, { ssr: 'initial' })
  useTabTitle(now.state === 'open' ? now.shared.title : undefined)
  useEffect(() => {
    void store.open(shareIdIn(location.pathname))
    return browserVisibility.onChange(() => {
      if (!browserVisibility.hidden()) void store.onReturn()
    })
  }, [store])
  return { store, now }
}
