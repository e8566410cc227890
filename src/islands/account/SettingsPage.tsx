import './settings.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { forgetBrowser, leaveSuccess } from '../../stores/account/forget-browser.ts'
import { createOrders } from '../../stores/account/orders.ts'
import { createSettings } from '../../stores/account/settings.ts'
import { createSignedInBrowsers } from '../../stores/account/signed-in-browsers.ts'
import { call } from '../../stores/client.ts'
import { session } from '../../stores/session.ts'
import Toast from '../toast/Toast.tsx'
import { SettingsArchive } from './SettingsArchive.tsx'
import { SettingsDeletion } from './SettingsDeletion.tsx'
import { SettingsOrders } from './SettingsOrders.tsx'
import { SettingsPart } from './SettingsPart.tsx'
import { SettingsPassword } from './SettingsPassword.tsx'
import { SettingsProof } from './SettingsProof.tsx'
import { SettingsSessions } from './SettingsSessions.tsx'
import type { SettingsPaths, SettingsProps } from './settings-props.ts'

interface Props extends Omit<SettingsProps, 'account'> {
  readonly paths: SettingsPaths
}

/** Everything that somebody can set, see, take along and delete of their account. */
export default function SettingsPage({ paths, ...shared }: Props) {
  const { language, texts } = shared
  const { settings: own } = texts
  const [settings] = useState(() => createSettings({ ask: call, session, leave: () => location.replace(paths.login) }))
  const [browsers] = useState(() => createSignedInBrowsers(call))
  const [orders] = useState(() => createOrders(call))
  const now = useStore(settings.$settings)
  useEffect(() => {
    void settings.open()
    return settings.stop
  }, [settings])
  const isReady = now.state === 'ready'
  useEffect(() => {
    if (!isReady) return
    void browsers.load()
    void orders.load()
  }, [browsers, orders, isReady])
  const goHome = () => {
    settings.stop()
    session.signOut()
    forgetBrowser()
    leaveSuccess(own.deletion.done)
    location.replace(paths.home)
  }
  return (
    <div className="wrap set">
      <h1>{own.heading}</h1>
      {(now.state === 'loading' || now.state === 'signed-out') && (
        <p className="set-wait" role="status">
          <span className="spin" /> {own.loading}
        </p>
      )}
      {now.state === 'unreachable' && (
        <section className="set-away">
          <h2>{own.unreachable.heading}</h2>
          <p className="lead">{own.unreachable.text}</p>
          <button type="button" className="btn gold" onClick={settings.open}>
            {own.unreachable.retry}
          </button>
        </section>
      )}
      {now.state === 'ready' && (
        <>
          {!now.account.isProven && <SettingsProof account={now.account} {...shared} to={paths.settings} />}
          <div className="sheet set-sheet">
            <SettingsPart id="set-email" heading={own.email.heading}>
              <p className="set-email">{now.account.email}</p>
              <p className="hint">{own.email.hint}</p>
            </SettingsPart>
            <SettingsOrders {...{ language, texts, paths }} store={orders} />
            <SettingsPassword
              account={now.account}
              {...shared}
              to={paths.settings}
              onSaved={() => Promise.all([settings.load(), browsers.load()])}
              onRefused={settings.load}
            />
            <SettingsSessions {...{ language, texts }} store={browsers} />
            <SettingsArchive texts={texts} />
            <SettingsDeletion
              account={now.account}
              {...shared}
              to={paths.settings}
              onDeleted={goHome}
              onRefused={settings.load}
            />
          </div>
        </>
      )}
      <Toast closeLabel={texts.frame.close} />
    </div>
  )
}
