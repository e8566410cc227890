import type { Texts } from '../../contract/texts.ts'
import type { Share, ShareStore } from '../../stores/share/share.ts'
import { Icon } from '../icon/Icon.tsx'

interface Props {
  readonly step: Extract<Share, { state: 'shared' }>['step']
  readonly texts: Texts['share']['confirm']
  readonly store: ShareStore
}

/** Says what ending the sharing means, before it is done. */
export function Ending({ step, texts, store }: Props) {
  const isBusy = step === 'ending'
  return (
    <>
      <p>{texts.text}</p>
      <p className="msg" role="alert">
        {step === 'not-ended' && (
          <>
            <Icon name="alert-circle" />
            {texts.failed}
          </>
        )}
      </p>
      <div className="acts">
        <button type="button" className="btn gold" aria-disabled={isBusy || undefined} onClick={store.keep}>
          {texts.no}
        </button>
        <button type="button" className="btn paper" aria-busy={isBusy || undefined} onClick={store.end}>
          {isBusy ? <span className="spin" /> : <Icon name="lock" />}
          {texts.yes}
        </button>
      </div>
    </>
  )
}
