import { PAYMENT_POLLS } from '../../contract/limits.ts'
import type { Texts } from '../../contract/texts.ts'
import { Spinner } from '../ui/Spinner.tsx'

/** 0 to 1, never 0. */
const shareOf = (tries: number): number => (tries + 1) / (PAYMENT_POLLS + 1)

export function Pending({ tries, texts }: { readonly tries: number; readonly texts: Texts['payment'] }) {
  const { heading, text, leave, progress } = texts.pending
  return (
    <>
      <h1>{heading}</h1>
      <p className="lead payment-wait">
        <Spinner /> {text}
      </p>
      <div
        className="bar"
        role="progressbar"
        aria-label={progress}
        aria-valuemin={0}
        aria-valuemax={PAYMENT_POLLS}
        aria-valuenow={tries}
      >
        <i style={{ transform: `scaleX(${shareOf(tries)})` }} />
      </div>
      <p className="hint">{leave}</p>
    </>
  )
}
