import type { RefusalCode } from '../../contract/refusals.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Problem } from '../ui/Problem.tsx'
import { useGeneratorContext } from './context.ts'

interface Props {
  readonly failure: RefusalCode | undefined
  readonly isBusy: boolean
  readonly isEmpty: boolean
  readonly icon: string
  readonly label: string
  readonly onPress: () => void
}

export function MakeButton({ failure, isBusy, isEmpty, icon, label, onPress }: Props) {
  const { texts } = useGeneratorContext()
  return (
    <>
      {failure && <Problem role="alert">{texts.errors.refusals[failure]}</Problem>}
      <BusyButton className="button paper" isBusy={isBusy} disabled={isEmpty} onClick={onPress} icon={icon}>
        {label}
      </BusyButton>
    </>
  )
}
