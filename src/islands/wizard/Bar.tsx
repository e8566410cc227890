import { useStore } from '@nanostores/react'
import type { StepName } from '../../contract/answers/row.ts'
import { Icon } from '../icon/Icon.tsx'
import { LoadingLine } from '../ui/LoadingLine.tsx'
import { Problem } from '../ui/Problem.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useWizard } from './context.ts'

export function Bar({ step }: { step: StepName }) {
  const { texts, back, $start, beforehand, draft } = useWizard()
  const start = useStore($start)
  const { wizard, errors } = texts
  // One gold button a view: while a draft is asked about, its own is it.
  const look = useStore(draft.$notice) === 'found' ? 'paper' : 'gold'
  const busy = start.state === 'sending' || start.state === 'started'
  return (
    <div className="wizard-bar">
      {start.state === 'started' && <LoadingLine className="wizard-note" text={wizard.started} />}
      {start.state === 'refused' && step === 'check' && (
        <Problem className="message wizard-note">
          {`${errors.failed}. ${errors.refusals[start.refusal.code]} ${errors.kept}`}
        </Problem>
      )}
      <button type="button" className="button quiet" onClick={back}>
        <Icon name="chevron-left" />
        {wizard.back}
      </button>
      <button type="submit" className={`button ${look} wizard-go`} aria-busy={busy}>
        <span className="wizard-swap">
          <span aria-hidden={busy}>
            {step === 'check' ? (beforehand?.label ?? wizard.start) : wizard.next} <Icon name="arrow-right" />
          </span>
          <span aria-hidden={!busy}>
            <Spinner /> {wizard.busy}
          </span>
        </span>
      </button>
    </div>
  )
}
