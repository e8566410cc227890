import { Icon } from '../icon/Icon.tsx'
import { Problem } from '../ui/Problem.tsx'

interface Props {
  readonly text: string
  readonly again: string
  readonly onAgain: () => void
}

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
