import { fill } from '../../lib/fill.ts'
import type { Contact, ContactStore } from '../../stores/contact/contact.ts'
import type { ContactTexts } from './contact-props.ts'

interface Props {
  readonly now: Extract<Contact, { state: 'done' }>
  readonly store: ContactStore
  readonly texts: ContactTexts
  /** Mailbox. */
  readonly operator: string
}

export const Sent = ({ now, store, texts: { contact: own }, operator }: Props) => (
  <>
    <h2 tabIndex={-1}>{own.done.heading}</h2>
    <p role="status">{fill(own.done.text, { email: now.typed.email, operator })}</p>
    <blockquote dir="auto">{now.typed.text}</blockquote>
    <button type="button" className="button quiet" onClick={store.again}>
      {own.done.again}
    </button>
  </>
)
