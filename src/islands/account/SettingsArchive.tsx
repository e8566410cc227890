import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { type AccountArchive, createAccountArchive } from '../../stores/account/account-archive.ts'
import { readFile } from '../../stores/account/file-client.ts'
import { saveFile } from '../../stores/account/save-file.ts'
import { call } from '../../stores/client.ts'
import { browserClock } from '../../stores/clock.ts'
import { toasts } from '../../stores/toast/toast.ts'
import { Icon } from '../icon/Icon.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Problem } from '../ui/Problem.tsx'
import { SettingsPart } from './SettingsPart.tsx'
import type { SettingsProps } from './settings-props.ts'

export function SettingsArchive({ texts }: Pick<SettingsProps, 'texts'>) {
  const [store] = useState(() => createAccountArchive({ ask: call, readFile, clock: browserClock, save: saveFile }))
  const now = useStore(store.$archive)
  const { archive: own } = texts.settings
  const make = async () => {
    const { state } = await store.make()
    if (state === 'refused') toasts.show(own.failed, 'error')
  }
  return (
    <SettingsPart id="settings-archive" heading={own.heading}>
      <p>{own.text}</p>
      <BusyButton
        locks
        className="button paper"
        icon="download"
        isBusy={now.state === 'packing'}
        moment={texts.frame.moment}
        onClick={make}
      >
        {own.make}
      </BusyButton>
      {now.state === 'packing' && now.total > 0 && <Packed done={now.done} total={now.total} text={own.packing} />}
      <Outcome now={now} texts={texts} />
    </SettingsPart>
  )
}

const Packed = ({ done, total, text }: { done: number; total: number; text: string }) => (
  <div className="settings-packed">
    <p className="hint numbers">{fill(text, { done, total })}</p>
    <div className="bar" aria-hidden="true">
      <i style={{ transform: `scaleX(${done / total})` }} />
    </div>
  </div>
)

const Outcome = ({ now, texts }: { now: AccountArchive } & Pick<SettingsProps, 'texts'>) => (
  <div role="status">
    {now.state === 'saved' && (
      <p className="settings-done">
        <Icon name="check" />
        {texts.settings.archive.saved}
      </p>
    )}
    {now.state === 'saved' && now.missing > 0 && (
      <Problem>{fill(texts.settings.archive.missing, { count: now.missing })}</Problem>
    )}
    {now.state === 'refused' && <Problem>{texts.errors.refusals[now.reason]}</Problem>}
  </div>
)
