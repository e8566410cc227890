import { useEffect, useRef, useState } from 'react'
import { WISH_MAX } from '../../contract/limits.ts'
import { Icon } from '../icon/Icon.tsx'
import type { VersionsTexts } from './versions-props.ts'

interface Props {
  readonly texts: VersionsTexts
  /** What was wished before and did not come true. */
  readonly wish: string
  /** Why the last wish was not taken; empty when it was. */
  readonly problem: string
  readonly isOffline: boolean
  readonly isBusy: boolean
  readonly onSend: (wish: string) => void
  readonly onClose: () => void
}

/** Asks what should be different. The browser's own dialog traps the focus, closes on Escape and gives it back. */
export function WishDialog({ texts: { versions }, wish, problem, isOffline, isBusy, onSend, onClose }: Props) {
  const { dialog: texts } = versions
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState(wish)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const described = ['wish-hint', isOffline && 'wish-offline', problem && 'wish-error'].filter(Boolean).join(' ')
  return (
    <dialog ref={dialog} className="dialog vs-dialog" aria-labelledby="wish-heading" onClose={onClose}>
      <h2 id="wish-heading">{texts.heading}</h2>
      <form
        className="vs-form"
        onSubmit={event => {
          event.preventDefault()
          onSend(text.trim())
        }}
      >
        <div className="q">
          <label htmlFor="wish">{texts.label}</label>
          <p className="hint" id="wish-hint">
            {texts.hint}
          </p>
          <textarea
            id="wish"
            className="inp"
            rows={3}
            maxLength={WISH_MAX}
            autoComplete="off"
            value={text}
            aria-describedby={described}
            aria-invalid={problem !== '' || undefined}
            onChange={event => setText(event.target.value)}
          />
          <p className="msg" id="wish-error" role="alert">
            {problem && (
              <>
                <Icon name="alert-circle" />
                {problem}
              </>
            )}
          </p>
          {isOffline && (
            <p className="hint" id="wish-offline">
              {texts.offline}
            </p>
          )}
        </div>
        <div className="acts">
          <button
            type="submit"
            className="btn gold"
            aria-busy={isBusy || undefined}
            disabled={isBusy || text.trim() === ''}
          >
            {isBusy ? <span className="spin" /> : <Icon name="wand" />}
            {isBusy ? texts.sending : texts.send}
          </button>
        </div>
      </form>
      <button type="button" className="ib close" aria-label={texts.close} onClick={() => dialog.current?.close()}>
        <Icon name="x" />
      </button>
    </dialog>
  )
}
