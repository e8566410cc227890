import { BusyButton } from '../ui/BusyButton.tsx'

interface Props {
  readonly isBusy: boolean
  readonly icon: string
  readonly label: string
  readonly onPress: () => void
  readonly isGold?: boolean
}

export const DeedButton = ({ isBusy, icon, label, onPress, isGold = false }: Props) => (
  <BusyButton className={`btn ${isGold ? 'gold' : 'paper'} sm`} isBusy={isBusy} onClick={onPress} icon={icon}>
    {label}
  </BusyButton>
)
