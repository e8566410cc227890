import { Icon } from '../../icon/Icon.tsx'

interface Props {
  readonly icon: string
  readonly label: string
  readonly isOff: boolean
  readonly onPress: () => void
}

export const TurnButton = ({ icon, label, isOff, onPress }: Props) => (
  <button type="button" className="look-arrow" aria-label={label} aria-disabled={isOff || undefined} onClick={onPress}>
    <Icon name={icon} />
  </button>
)
