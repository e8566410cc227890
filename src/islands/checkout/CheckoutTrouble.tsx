import { Icon } from '../icon/Icon.tsx'
import { Problem } from '../ui/Problem.tsx'

interface Props {
  readonly text: string
  readonly again: string
  readonly onAgain: () => void
}

/** Why it does not go on, and the way to begin once more. */
export const CheckoutTrouble = ({ text, again, onAgain }: Props) => (
  <>
    <Problem role="alert">{text}</Problem>
    <div className="acts">
      <button type="button" className="btn gold" onClick={onAgain}>
        <Icon name="refresh" />
        {again}
      </button>
    </div>
  </>
)
