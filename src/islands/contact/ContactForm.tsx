import './contact-form.css'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { createOrders } from '../../stores/account/orders.ts'
import { call } from '../../stores/client.ts'
import { createContact } from '../../stores/contact/contact.ts'
import { session } from '../../stores/session.ts'
import { orderIn } from '../../stores/withdrawal/withdrawal.ts'
import type { ContactProps } from './contact-props.ts'
import { Sent } from './Sent.tsx'
import { WriteStep } from './WriteStep.tsx'

/** What the address and the session say already. */
function knownMessage() {
  const number = orderIn(location.search)
  const who = session.look()
  return {
    ...(number && { number, topic: 'order' as const }),
    ...(who.state === 'signed-in' && { email: who.email }),
  }
}

export default function ContactForm({ language, email, texts }: ContactProps) {
  const [store] = useState(() => createContact({ ask: call, language }, knownMessage()))
  const [orders] = useState(() => createOrders(call))
  const now = useStore(store.$contact)
  const bought = useStore(orders.$orders)
  useEffect(() => {
    if (session.look().state === 'signed-in') void orders.load()
  }, [orders])
  const sheet = useRef<HTMLDivElement>(null)
  const isDone = now.state === 'done'
  useEffect(() => {
    if (isDone) sheet.current?.querySelector('h2')?.focus()
  }, [isDone])
  return (
    <div className="sheet contact-sheet" ref={sheet}>
      {now.state === 'done' ? (
        <Sent {...{ now, store, texts }} operator={email} />
      ) : (
        <WriteStep {...{ now, store, texts }} orders={bought.state === 'ready' ? bought.orders : []} />
      )}
    </div>
  )
}
