import { LINK_MINUTES } from '../../contract/account.ts'
import { fill } from '../../lib/fill.ts'
import { session } from '../../stores/session.ts'
import { Icon } from '../icon/Icon.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Problem } from '../ui/Problem.tsx'
import type { SheetProps } from './shared-props.ts'

/** The link also adds the story. */
export function ProofLink({ now, store, texts: { sharedStory, frame } }: SheetProps) {
  const { proof } = sharedStory
  const visitor = session.look()
  const email = visitor.state === 'signed-in' ? visitor.email : ''
  if (now.status === 'mailed') {
    return (
      <p role="status" className="shared-line">
        <Icon name="mail" />
        <span>{fill(proof.sent, { email, minutes: LINK_MINUTES })}</span>
      </p>
    )
  }
  const isBusy = now.status === 'mailing'
  return (
    <>
      <Problem role="alert">{now.status === 'not-mailed' && proof.failed}</Problem>
      <div className="shared-actions">
        <BusyButton
          className="button gold"
          isBusy={isBusy}
          onClick={() => void store.mailLink()}
          icon="mail"
          moment={frame.moment}
        >
          {proof.send}
        </BusyButton>
      </div>
    </>
  )
}
