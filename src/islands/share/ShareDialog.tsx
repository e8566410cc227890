import './share.css'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { sharedPath } from '../../contract/share.ts'
import { call } from '../../stores/client.ts'
import { createShare } from '../../stores/share/share.ts'
import { Icon } from '../icon/Icon.tsx'
import { Ending } from './Ending.tsx'
import { PassOn } from './PassOn.tsx'
import { ProofFirst, SignInFirst } from './SignInFirst.tsx'
import type { ShareProps } from './share-props.ts'

/** Passes a story on by a link, and ends that. The browser's own dialog traps the focus, and closes on Escape. */
export default function ShareDialog({ onClose, ...story }: ShareProps & { readonly onClose: () => void }) {
  const { share: texts, frame } = story.texts
  const dialog = useRef<HTMLDialogElement>(null)
  const [store] = useState(() => createShare(call, story.id, share => location.origin + sharedPath(share)))
  const now = useStore(store.$share, { ssr: 'initial' })
  useEffect(() => {
    dialog.current?.showModal()
    void store.open()
  }, [store])
  const isEnding = now.state === 'shared' && now.step !== 'open'
  const heading = useRef<HTMLHeadingElement>(null)
  const view = isEnding ? 'ending' : now.state
  // What was pressed is gone with the view before; at first the dialog itself decides.
  useEffect(() => {
    if (view !== 'loading' && !dialog.current?.contains(document.activeElement)) heading.current?.focus()
  }, [view])
  return (
    <dialog ref={dialog} className="dialog sh" aria-labelledby="share-heading" onClose={onClose}>
      <h2 ref={heading} id="share-heading" tabIndex={-1}>
        {now.state === 'ended' ? texts.ended.heading : isEnding ? texts.confirm.heading : texts.heading}
      </h2>
      <div>
        {now.state === 'loading' && (
          <p className="sh-wait" role="status">
            <span className="spin" /> {texts.loading}
          </p>
        )}
        {now.state === 'shared' && !isEnding && (
          <PassOn link={now.link} title={story.title} language={story.language} texts={texts} onStop={store.confirm} />
        )}
        {now.state === 'shared' && isEnding && <Ending step={now.step} texts={texts.confirm} store={store} />}
        {now.state === 'ended' && <Again text={texts.ended.text} label={texts.ended.again} onClick={store.open} />}
        {now.state === 'failed' && <Again text={texts.failed.text} label={texts.failed.retry} onClick={store.open} />}
        {now.state === 'signed-out' && <SignInFirst {...story} />}
        {now.state === 'unproven' && <ProofFirst {...story} />}
      </div>
      <button type="button" className="ib close" aria-label={frame.close} onClick={() => dialog.current?.close()}>
        <Icon name="x" />
      </button>
    </dialog>
  )
}

const Again = (props: { readonly text: string; readonly label: string; readonly onClick: () => void }) => (
  <>
    <p>{props.text}</p>
    <div className="acts">
      <button type="button" className="btn gold" onClick={props.onClick}>
        <Icon name="refresh" />
        {props.label}
      </button>
    </div>
  </>
)
