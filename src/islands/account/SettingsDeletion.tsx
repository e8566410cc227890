import { useState } from 'react'
import type { OrdersStore } from '../../stores/account/orders.ts'
import { Icon } from '../icon/Icon.tsx'
import { DeletionDialog } from './DeletionDialog.tsx'
import { SettingsPart } from './SettingsPart.tsx'
import type { SettingsProps } from './settings-props.ts'

interface Props extends SettingsProps {
  readonly to: string
  readonly orders: OrdersStore
  readonly onDeleted: () => void
  /** Called when the shown account may be outdated. */
  readonly onRefused: () => void
}

export function SettingsDeletion(props: Props) {
  const [isOpen, setOpen] = useState(false)
  const { deletion } = props.texts.settings
  return (
    <SettingsPart id="settings-deletion" heading={deletion.heading}>
      <p>{deletion.text}</p>
      <button
        type="button"
        className="button paper settings-danger"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="trash" />
        {deletion.open}
      </button>
      {isOpen && <DeletionDialog {...props} onClose={() => setOpen(false)} />}
    </SettingsPart>
  )
}
