import { Icon } from '../icon/Icon.tsx'
import { Spinner } from './Spinner.tsx'

interface Props {
  readonly label: string
  readonly lang?: string
  readonly isChecked: boolean
  /** Whether it is locked: its change is under way. */
  readonly isBusy?: boolean
  readonly onToggle: () => void
}

export const CheckChip = ({ label, lang, isChecked, isBusy = false, onToggle }: Props) => (
  <label className="chip" lang={lang}>
    <input type="checkbox" checked={isChecked} disabled={isBusy} onChange={onToggle} />
    {isBusy ? <Spinner /> : <Icon name="check" />}
    {label}
  </label>
)
