import { useState } from 'react'
import { REVISION_REQUEST_MAX } from '../../contract/limits.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Problem } from '../ui/Problem.tsx'
import type { VersionsTexts } from './versions-props.ts'

interface Props {
  readonly texts: VersionsTexts
  readonly request: string
  /** Sentence; empty when nothing is wrong. */
  readonly problem: string
  readonly isOffline: boolean
  readonly isBusy: boolean
  readonly onSend: (request: string) => void
  readonly onClose: () => void
}

export default function RevisionDialog({ texts: { versions }, request, isBusy, onSend, onClose, ...field }: Props) {
  const { dialog: texts } = versions
  const [text, setText] = useState(request)
  return (
    <Dialog className="versions-dialog" heading={texts.heading} closeLabel={texts.close} onClose={onClose}>
      <form
        className="versions-form"
        onSubmit={event => {
          event.preventDefault()
          onSend(text.trim())
        }}
      >
        <RevisionField {...field} {...{ texts, text }} onChange={setText} />
        <div className="actions">
          <BusyButton
            type="submit"
            className="button gold"
            icon="wand"
            isBusy={isBusy}
            moment={texts.sending}
            disabled={isBusy || text.trim() === ''}
          >
            {texts.send}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  )
}

interface FieldProps extends Pick<Props, 'problem' | 'isOffline'> {
  readonly texts: VersionsTexts['versions']['dialog']
  readonly text: string
  readonly onChange: (text: string) => void
}

/** Always rendered, so that screen readers announce a problem that comes later. */
function RevisionField({ texts, text, problem, isOffline, onChange }: FieldProps) {
  const described = ['wish-hint', isOffline && 'wish-offline', problem && 'wish-error'].filter(Boolean).join(' ')
  return (
    <Field id="wish" label={texts.label} hint={texts.hint} hintAt="above">
      <textarea
        id="wish"
        className="input"
        rows={3}
        maxLength={REVISION_REQUEST_MAX}
        autoComplete="off"
        value={text}
        aria-describedby={described}
        aria-invalid={problem !== '' || undefined}
        onChange={event => onChange(event.target.value)}
      />
      <Problem id="wish-error" role="alert">
        {problem}
      </Problem>
      {isOffline && (
        <p className="hint" id="wish-offline">
          {texts.offline}
        </p>
      )}
    </Field>
  )
}
