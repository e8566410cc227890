import type { Session } from '../../contract/account.ts'
import type { Language } from '../../contract/languages.ts'
import { fill } from '../../lib/fill.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import type { SettingsProps } from './settings-props.ts'

interface Props extends Pick<SettingsProps, 'language' | 'texts'> {
  readonly session: Session
  readonly isEnding: boolean
  readonly onEnd: () => void
}

/** The current browser is signed out by the page's own menu. */
export function SignedInBrowser({ session, language, texts, isEnding, onEnd }: Props) {
  const { sessions: own } = texts.settings
  const agent = session.agent || own.unknown
  const since = dayIn(language, session.createdAt)
  return (
    <li>
      <div>
        <b>{agent}</b>
        {session.isCurrent && <span className="pill">{own.here}</span>}
        <p className="hint">
          {fill(own.since, { date: since })}
          {!session.isCurrent && <> · {fill(own.seen, { date: lastDayIn(language, session.seenAt) })}</>}
        </p>
      </div>
      {!session.isCurrent && (
        <BusyButton
          locks
          className="button paper small"
          icon="log-out"
          isBusy={isEnding}
          moment={texts.frame.moment}
          aria-label={isEnding ? undefined : fill(own.endOf, { agent, date: since })}
          onClick={onEnd}
        >
          {own.end}
        </BusyButton>
      )}
    </li>
  )
}

const dayIn = (language: Language, time: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(time))

/** The service notes activity only now and then: an hour would be too exact. */
const lastDayIn = (language: Language, time: string) =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(new Date(time))
