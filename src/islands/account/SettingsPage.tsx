import './settings.css'
import { useStore } from '@nanostores/react'
import { forgetBrowser, leaveSuccess } from '../../stores/account/forget-browser.ts'
import { session } from '../../stores/session.ts'
import Toast from '../toast/Toast.tsx'
import { LoadingLine } from '../ui/LoadingLine.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SettingsArchive } from './SettingsArchive.tsx'
import { SettingsDeletion } from './SettingsDeletion.tsx'
import { SettingsOrders } from './SettingsOrders.tsx'
import { SettingsPart } from './SettingsPart.tsx'
import { SettingsPassword } from './SettingsPassword.tsx'
import { SettingsProof } from './SettingsProof.tsx'
import { SettingsSessions } from './SettingsSessions.tsx'
import type { SettingsPaths, SettingsProps } from './settings-props.ts'
import { useSettings } from './use-settings.ts'

interface Props extends Omit<SettingsProps, 'account'> {
  readonly paths: SettingsPaths
}

export default function SettingsPage({ paths, ...shared }: Props) {
  const { texts } = shared
  const { settings: own } = texts
  const stores = useSettings(paths)
  const { settings } = stores
  const now = useStore(settings.$settings)
  return (
    <div className="wrap settings">
      <h1>{own.heading}</h1>
      {(now.state === 'loading' || now.state === 'signed-out') && (
        <LoadingLine className="settings-wait" text={own.loading} />
      )}
      {now.state === 'unreachable' && (
        <Notice className="settings-away" isPart {...own.unreachable}>
          <button type="button" className="button gold" onClick={settings.open}>
            {own.unreachable.retry}
          </button>
        </Notice>
      )}
      {now.state === 'ready' && (
        <>
          {!now.account.isProven && <SettingsProof account={now.account} {...shared} to={paths.settings} />}
          <Sheet {...shared} {...{ paths, stores }} account={now.account} />
        </>
      )}
      <Toast closeLabel={texts.frame.close} />
    </div>
  )
}

interface SheetProps extends SettingsProps {
  readonly paths: SettingsPaths
  readonly stores: ReturnType<typeof useSettings>
}

function Sheet({ paths, stores: { settings, browsers, orders }, ...shared }: SheetProps) {
  const { account, language, texts } = shared
  const { email, deletion } = texts.settings
  const goHome = () => {
    settings.stop()
    session.signOut()
    forgetBrowser()
    leaveSuccess(deletion.done)
    location.replace(paths.home)
  }
  return (
    <div className="sheet settings-sheet">
      <SettingsPart id="settings-email" heading={email.heading}>
        <p className="settings-email">{account.email}</p>
        <p className="hint">{email.hint}</p>
      </SettingsPart>
      <SettingsOrders {...{ language, texts, paths }} store={orders} />
      <SettingsPassword
        {...shared}
        to={paths.settings}
        onSaved={() => Promise.all([settings.load(), browsers.load()])}
        onRefused={settings.load}
      />
      <SettingsSessions {...{ language, texts }} store={browsers} />
      <SettingsArchive texts={texts} />
      <SettingsDeletion {...shared} orders={orders} to={paths.settings} onDeleted={goHome} onRefused={settings.load} />
    </div>
  )
}
