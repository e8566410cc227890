import { LINK_MINUTES } from '../../contract/account.ts'
import { fill } from '../../lib/fill.ts'
import { session } from '../../stores/session.ts'
import { Icon } from '../icon/Icon.tsx'
import type { SheetProps } from './SharedSheet.tsx'

/** For whoever has an account but has not proven its mailbox: a new link, which brings the story along. */
export function ProofLink({ now, store, texts: { sharedStory, frame } }: SheetProps) {
  const { proof } = sharedStory
  const visitor = session.look()
  const email = visitor.state === 'signed-in' ? visitor.email : ''
  if (now.standing === 'mailed') {
    return (
      <p role="status" className="shd-line">
        <Icon name="mail" />
        <span>{fill(proof.sent, { email, minutes: LINK_MINUTES })}</span>
      </p>
    )
  }
  const isBusy = now.standing === 'mailing'
  return (
    <>
      <p className="msg" role="alert">
        {now.standing === 'not-mailed' && (
          <>
            <Icon name="alert-circle" />
            {proof.failed}
          </>
        )}
      </p>
      <div className="shd-acts">
        <button
          type="button"
          className="btn gold"
          aria-busy={isBusy || undefined}
          onClick={() => void store.mailLink()}
        >
          {isBusy ? <span className="spin" /> : <Icon name="mail" />}
          {isBusy ? frame.moment : proof.send}
        </button>
      </div>
    </>
  )
}
