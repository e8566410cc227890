import { BusyButton } from '../ui/BusyButton.tsx'

interface Props {
  readonly isBusy: boolean
  readonly icon: string
  readonly label: string
  readonly onPress: () => void
  /** The one that leads on. */
  readonly isGold?: boolean
}

/** Saves, publishes or withdraws the page; turns while it is at it. */
export const DeedButton = ({ isBusy, icon, label, onPress, isGold = false }: Props) => (
  <BusyButton className={`btn ${isGold ? 'gold' : 'paper'} sm`} isBusy={isBusy} onClick={onPress} icon={icon}>
    {label}
  </BusyButton>
)
