import type { RefusalCode } from '../../contract/refusals.ts'
import { Icon } from '../icon/Icon.tsx'
import { useBench } from './context.ts'

interface Props {
  /** Why it came to nothing the last time. */
  readonly failure: RefusalCode | undefined
  readonly isBusy: boolean
  /** There is no idea to make it of. */
  readonly isEmpty: boolean
  readonly icon: string
  readonly label: string
  readonly onPress: () => void
}

/** Has something made of the idea; above it, why the last try failed. */
export function MakeButton({ failure, isBusy, isEmpty, icon, label, onPress }: Props) {
  const { texts } = useBench()
  return (
    <>
      {failure && (
        <p className="msg" role="alert">
          <Icon name="alert-circle" />
          {texts.errors.refusals[failure]}
        </p>
      )}
      <button type="button" className="btn paper" aria-busy={isBusy || undefined} disabled={isEmpty} onClick={onPress}>
        {isBusy ? <span className="spin" /> : <Icon name={icon} />}
        {label}
      </button>
    </>
  )
}
