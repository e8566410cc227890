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
    <div className="actions">
      <button type="button" className="button gold" onClick={onAgain}>
        <Icon name="refresh" />
        {again}
      </button>
    </div>
  </>
)
