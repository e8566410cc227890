import { BusyButton } from '../ui/BusyButton.tsx'

interface Props {
  readonly isBusy: boolean
  readonly icon: string
  readonly label: string
  readonly onPress: () => void
  readonly isGold?: boolean
}

export const ActionButton = ({ isBusy, icon, label, onPress, isGold = false }: Props) => (
  <BusyButton className={`button ${isGold ? 'gold' : 'paper'} small`} isBusy={isBusy} onClick={onPress} icon={icon}>
    {label}
  </BusyButton>
)
