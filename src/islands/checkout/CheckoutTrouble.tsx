import { Icon } from '../icon/Icon.tsx'

interface Props {
  readonly text: string
  readonly again: string
  readonly onAgain: () => void
}

/** Why it does not go on, and the way to begin once more. */
export const CheckoutTrouble = ({ text, again, onAgain }: Props) => (
  <>
    <p className="msg" role="alert">
      <Icon name="alert-circle" />
      {text}
    </p>
    <div className="acts">
      <button type="button" className="btn gold" onClick={onAgain}>
        <Icon name="refresh" />
        {again}
      </button>
    </div>
  </>
)
