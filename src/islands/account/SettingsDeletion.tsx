import { useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { DeletionDialog } from './DeletionDialog.tsx'
import { SettingsPart } from './SettingsPart.tsx'
import type { SettingsProps } from './settings-props.ts'

interface Props extends SettingsProps {
  /** Path of the settings. */
  readonly to: string
  /** Called when everything is gone. */
  readonly onDeleted: () => void
  /** Called when the account may not be any more what is shown. */
  readonly onRefused: () => void
}

/** Leads to the deletion of everything, behind a dialog. */
export function SettingsDeletion(props: Props) {
  const [isOpen, setOpen] = useState(false)
  const { deletion } = props.texts.settings
  return (
    <SettingsPart id="set-deletion" heading={deletion.heading}>
      <p>{deletion.text}</p>
      <button type="button" className="btn paper set-danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="trash" />
        {deletion.open}
      </button>
      {isOpen && <DeletionDialog {...props} onClose={() => setOpen(false)} />}
    </SettingsPart>
  )
}
