import type { Texts } from '../../contract/texts.ts'
import type { Share, ShareStore } from '../../stores/share/share.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Problem } from '../ui/Problem.tsx'

interface Props {
  readonly step: Extract<Share, { state: 'shared' }>['step']
  readonly texts: Texts['share']['confirm']
  readonly store: ShareStore
}

export function Ending({ step, texts, store }: Props) {
  const isBusy = step === 'ending'
  return (
    <>
      <p>{texts.text}</p>
      <Problem role="alert">{step === 'not-ended' && texts.failed}</Problem>
      <div className="actions">
        <button type="button" className="button gold" aria-disabled={isBusy || undefined} onClick={store.cancelEnd}>
          {texts.no}
        </button>
        <BusyButton className="button paper" isBusy={isBusy} onClick={store.end} icon="lock">
          {texts.yes}
        </BusyButton>
      </div>
    </>
  )
}
