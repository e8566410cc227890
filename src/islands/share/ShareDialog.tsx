import './share.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { sharedPath } from '../../contract/share.ts'
import { call } from '../../stores/client.ts'
import { createShare, type Share, type ShareStore } from '../../stores/share/share.ts'
import { Icon } from '../icon/Icon.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { LoadingLine } from '../ui/LoadingLine.tsx'
import { useHeadingFocus } from '../ui/use-heading-focus.ts'
import { Ending } from './Ending.tsx'
import { PassOn } from './PassOn.tsx'
import { ProofFirst, SignInFirst } from './SignInFirst.tsx'
import type { ShareProps } from './share-props.ts'

export default function ShareDialog({ onClose, ...story }: ShareProps & { readonly onClose: () => void }) {
  const { share: texts, frame } = story.texts
  const [store] = useState(() => createShare(call, story.id, share => location.origin + sharedPath(share)))
  const now = useStore(store.$share, { ssr: 'initial' })
  useEffect(() => {
    void store.open()
  }, [store])
  const isEnding = now.state === 'shared' && now.step !== 'open'
  const heading = useHeadingFocus(isEnding ? 'ending' : now.state, 'loading')
  return (
    <Dialog
      className="share"
      heading={now.state === 'ended' ? texts.ended.heading : isEnding ? texts.confirm.heading : texts.heading}
      headingRef={heading}
      closeLabel={frame.close}
      onClose={onClose}
    >
      <div>
        <View {...{ now, story, store }} />
      </div>
    </Dialog>
  )
}

interface ViewProps {
  readonly now: Share
  readonly story: ShareProps
  readonly store: ShareStore
}

function View({ now, story, store }: ViewProps) {
  const { share: texts } = story.texts
  switch (now.state) {
    case 'loading':
      return <LoadingLine className="share-wait" text={texts.loading} />
    case 'shared':
      if (now.step !== 'open') return <Ending step={now.step} texts={texts.confirm} store={store} />
      return <PassOn link={now.link} title={story.title} language={story.language} texts={texts} store={store} />
    case 'ended':
      return <Again text={texts.ended.text} label={texts.ended.again} onClick={store.open} />
    case 'failed':
      return <Again text={texts.failed.text} label={texts.failed.retry} onClick={store.open} />
    case 'signed-out':
      return <SignInFirst {...story} />
    case 'unproven':
      return <ProofFirst {...story} />
  }
}

const Again = (props: { readonly text: string; readonly label: string; readonly onClick: () => void }) => (
  <>
    <p>{props.text}</p>
    <div className="actions">
      <button type="button" className="button gold" onClick={props.onClick}>
        <Icon name="refresh" />
        {props.label}
      </button>
    </div>
  </>
)
