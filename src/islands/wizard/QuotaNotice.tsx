import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { StoryQuota } from '../../contract/story-quota.ts'
import { fill } from '../../lib/fill.ts'
import { waitingTime } from '../../lib/waiting-time.ts'
import { call } from '../../stores/client.ts'
import { createStoryQuota, type QuotaView } from '../../stores/wizard/story-quota.ts'
import { Icon } from '../icon/Icon.tsx'
import { Problem } from '../ui/Problem.tsx'
import { useWizard } from './context.ts'

const MINUTE_MS = 60_000

interface Props {
  /** Whether it is the visitor's own day that is over, not everybody's. */
  readonly isOwn: boolean
}

/** Nothing more can be told today: when it can again, what stays, and the ways on. */
export default function QuotaNotice({ isOwn }: Props) {
  const { page, texts, reconsider } = useWizard()
  const { language, paths } = page
  const [store] = useState(() => createStoryQuota({ client: call, language, path: paths.self }))
  const view = useStore(store.$quota)
  const now = useMinutes()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
    if (isOwn) void store.load()
  }, [store, isOwn])

  const words = texts.wizard.quota
  const quota = view.state === 'known' ? view.quota : undefined
  const left = quota?.freeAt ? Date.parse(quota.freeAt) - now : undefined
  const isFree = quota !== undefined && (!quota.isSpent || (left !== undefined && left <= 0))
  return (
    <section className="sheet wizard-card wizard-quota">
      <h1 ref={heading} tabIndex={-1}>
        {isFree ? words.freeHeading : isOwn ? words.heading : words.emptyHeading}
      </h1>
      <p className="lead">{isFree ? words.freeText : isOwn ? words.text : words.emptyText}</p>
      {!isFree && left !== undefined && (
        <p className="wizard-quota-when">{fill(words.when, { time: waitingTime(language, left) })}</p>
      )}
      <div className="wizard-quota-kept">
        <Icon name="check" />
        <p>
          <b>{words.kept}</b> {words.keptText}
        </p>
      </div>
      <Ways {...{ view, store, isFree }} />
      <p className="wizard-quota-change hint">
        {words.change}{' '}
        <button type="button" className="button quiet small" onClick={reconsider}>
          {words.review}
        </button>
      </p>
    </section>
  )
}

interface WaysProps {
  readonly view: QuotaView
  readonly store: ReturnType<typeof createStoryQuota>
  readonly isFree: boolean
}

function Ways({ view, store, isFree }: WaysProps) {
  const { page, texts } = useWizard()
  const words = texts.wizard.quota
  const known = view.state === 'known' ? view : undefined
  const quota = isFree ? undefined : known?.quota
  return (
    <>
      {quota && <MoreByAccount quota={quota} />}
      <p role="status" className="wizard-quota-asked">
        {quota?.reminder === 'asked' && words.reminded}
      </p>
      {known?.refused && <Problem className="message">{texts.errors.refusals[known.refused]}</Problem>}
      <div className="wizard-quota-ways">
        {isFree && <StartNow />}
        {quota && <WayOn quota={quota} store={store} isSending={known?.isSending === true} />}
        <a className="button paper" href={page.paths.library}>
          <Icon name="library" />
          {words.library}
        </a>
      </div>
    </>
  )
}

function StartNow() {
  const { texts, start, reconsider } = useWizard()
  const startAgain = () => {
    reconsider()
    void start()
  }
  return (
    <button type="button" className="button gold" onClick={startAgain}>
      {texts.wizard.start}
      <Icon name="arrow-right" />
    </button>
  )
}

const hasMoreByAccount = ({ reminder, perDay, perDayWithAccount }: StoryQuota): boolean =>
  reminder === 'sign-in-needed' && perDayWithAccount > perDay

function MoreByAccount({ quota }: { quota: StoryQuota }) {
  const words = useWizard().texts.wizard.quota
  return hasMoreByAccount(quota) && <p>{fill(words.more, { count: quota.perDayWithAccount })}</p>
}

interface WayOnProps {
  readonly quota: StoryQuota
  readonly store: ReturnType<typeof createStoryQuota>
  readonly isSending: boolean
}

function WayOn({ quota, store, isSending }: WayOnProps) {
  const { page, texts } = useWizard()
  const words = texts.wizard.quota
  if (hasMoreByAccount(quota)) {
    return (
      <a className="button gold" href={`${page.paths.login}?${new URLSearchParams({ to: page.paths.self })}`}>
        <Icon name="user" />
        {words.signIn}
      </a>
    )
  }
  if (quota.reminder === 'asked') {
    return (
      <button type="button" className="button paper" aria-busy={isSending} onClick={store.cancelReminder}>
        {words.cancel}
      </button>
    )
  }
  if (quota.reminder === 'sign-in-needed' || !quota.freeAt) return null
  return (
    <button type="button" className="button gold" aria-busy={isSending} onClick={store.askReminder}>
      <Icon name="mail" />
      {words.remind}
    </button>
  )
}

/** The time, looked at once a minute. */
function useMinutes(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
