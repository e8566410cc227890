import { Icon } from '../icon/Icon.tsx'

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
  <button
    type="button"
    className={`btn ${isGold ? 'gold' : 'paper'} sm`}
    aria-busy={isBusy || undefined}
    onClick={onPress}
  >
    {isBusy ? <span className="spin" /> : <Icon name={icon} />}
    {label}
  </button>
)
