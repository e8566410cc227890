import './claim-story.css'
import { useStore } from '@nanostores/react'
import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { UNCLAIMED_STORY_DAYS } from '../../contract/limits.ts'
import { fill } from '../../lib/fill.ts'
import type { Claiming } from '../../stores/progress/claiming.ts'
import { explain } from '../../stores/wizard/explain.ts'
import { EmailField } from '../account/EmailField.tsx'
import { MailboxLine } from '../account/MailboxLine.tsx'
import { Icon } from '../icon/Icon.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { useClaim } from './claim-context.ts'
import type { ClaimTexts } from './progress-props.ts'

interface Props {
  readonly at: 'waiting' | 'complete'
  /** Whether something else is the thing to press. */
  readonly isSecond?: boolean
}

interface Answered {
  readonly isAnswered: RefObject<boolean>
}

/** Nothing for visitors who were signed in when the story began. */
export function ClaimStory({ at, isSecond = at === 'complete' }: Props) {
  const { claiming, texts } = useClaim()
  const now = useStore(claiming.$claiming, { ssr: 'initial' })
  const { keep } = texts.progress
  // The question may be on the page twice; the focus belongs to the one that was answered.
  const isAnswered = useRef(false)
  if (now.state === 'keeping' || now.state === 'signed-in') return null
  if (now.state === 'kept') {
    const text = fill(keep[at].kept, { email: now.email })
    return now.isNew ? <ClaimedNote icon="check" text={text} isAnswered={isAnswered} /> : null
  }
  if (now.state !== 'sent') return <ClaimForm at={at} isSecond={isSecond} now={now} isAnswered={isAnswered} />
  return (
    <div className="progress-keep">
      <ClaimedNote icon="mail" text={fill(keep.found, { email: now.email })} isAnswered={isAnswered} />
      <MailboxLine path={now.mailbox} texts={texts.signIn.mailbox} />
      <button type="button" className="button quiet small" onClick={claiming.reset}>
        {keep.again}
      </button>
    </div>
  )
}

function ClaimedNote({ icon, text, isAnswered }: Answered & { readonly icon: string; readonly text: string }) {
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isAnswered.current) said.current?.focus({ preventScroll: true })
  }, [isAnswered])
  return (
    <p className="progress-kept" role="status" ref={said} tabIndex={-1}>
      <Icon name={icon} />
      <span>{text}</span>
    </p>
  )
}

function ClaimForm({ at, isSecond, now, isAnswered }: Props & Answered & { readonly now: Claiming }) {
  const { claiming, texts } = useClaim()
  const { keep } = texts.progress
  const id = useId()
  const email = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (now.state === 'mistyped' && isAnswered.current) email.current?.focus()
  }, [now, isAnswered])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    isAnswered.current = true
    void claiming.leaveEmail(email.current?.value ?? '')
  }
  return (
    <form className="progress-keep" onSubmit={submit} noValidate>
      <EmailField
        id={id}
        label={keep[at].question}
        placeholder={keep.placeholder}
        hint={fill(keep[at].hint, { days: UNCLAIMED_STORY_DAYS })}
        problem={problemText(now, texts)}
        autoComplete="email"
        input={email}
      >
        <BusyButton
          locks
          type="submit"
          className={isSecond ? 'button paper' : 'button gold'}
          isBusy={now.state === 'waiting'}
          moment={texts.frame.moment}
          icon="mail"
        >
          {keep.send}
        </BusyButton>
      </EmailField>
    </form>
  )
}

function problemText(now: Claiming, { errors, signIn }: ClaimTexts): string {
  if (now.state === 'mistyped') return explain(now.issue, errors)
  if (now.state !== 'refused') return ''
  return now.code === 'too-many-requests' ? errors.refusals[now.code] : signIn.failed
}
