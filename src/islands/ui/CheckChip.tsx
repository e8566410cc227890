import { Icon } from '../icon/Icon.tsx'
import { Spinner } from './Spinner.tsx'

interface Props {
  readonly label: string
  /** Of the label. */
  readonly lang?: string
  readonly isChecked: boolean
  /** Whether what it stands for is under way: then it cannot be changed. */
  readonly isBusy?: boolean
  readonly onToggle: () => void
}

/** One of several options, any number of which may be ticked. */
export const CheckChip = ({ label, lang, isChecked, isBusy = false, onToggle }: Props) => (
  <label className="chip" lang={lang}>
    <input type="checkbox" checked={isChecked} disabled={isBusy} onChange={onToggle} />
    {isBusy ? <Spinner /> : <Icon name="check" />}
    {label}
  </label>
)
