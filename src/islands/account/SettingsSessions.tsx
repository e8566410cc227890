import { useStore } from '@nanostores/react'
import { OTHERS, type SignedInBrowsers, type SignedInBrowsersStore } from '../../stores/account/signed-in-browsers.ts'
import { toasts } from '../../stores/toast/toast.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { SettingsPart } from './SettingsPart.tsx'
import { SignedInBrowser } from './SignedInBrowser.tsx'
import type { SettingsProps } from './settings-props.ts'

interface Props extends Pick<SettingsProps, 'language' | 'texts'> {
  readonly store: SignedInBrowsersStore
}

export function SettingsSessions({ language, texts, store }: Props) {
  const now = useStore(store.$browsers)
  const { sessions: own, unreachable } = texts.settings
  return (
    <SettingsPart id="settings-sessions" heading={own.heading}>
      {now.state === 'loading' && <p role="status">{texts.frame.moment}</p>}
      {now.state === 'unreachable' && (
        <>
          <p>{own.unreachable}</p>
          <button type="button" className="button paper small" onClick={store.load}>
            {unreachable.retry}
          </button>
        </>
      )}
      {now.state === 'ready' && <Sessions {...{ now, language, texts, store }} />}
    </SettingsPart>
  )
}

interface SessionsProps extends Props {
  readonly now: Extract<SignedInBrowsers, { state: 'ready' }>
}

function Sessions({ now, language, texts, store }: SessionsProps) {
  const { sessions: own } = texts.settings
  const say = (isDone: boolean | undefined, done: string) => {
    if (isDone !== undefined) toasts.show(isDone ? done : own.failed, isDone ? 'success' : 'error')
  }
  return (
    <>
      <ul className="settings-sessions">
        {now.sessions.map(session => (
          <SignedInBrowser
            key={session.id}
            {...{ session, language, texts }}
            isEnding={now.ending === session.id}
            onEnd={async () => say(await store.end(session.id), own.ended)}
          />
        ))}
      </ul>
      {now.sessions.length > 1 && (
        <BusyButton
          locks
          className="button paper"
          icon="log-out"
          isBusy={now.ending === OTHERS}
          moment={texts.frame.moment}
          onClick={async () => say(await store.endOthers(), own.othersEnded)}
        >
          {own.others}
        </BusyButton>
      )}
    </>
  )
}
