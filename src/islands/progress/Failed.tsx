import { Icon } from '../icon/Icon.tsx'
import type { ProgressTexts } from './progress-props.ts'

interface Props {
  readonly retry: 'offered' | 'asked' | 'refused'
  readonly onRetry: () => void
  readonly texts: ProgressTexts
}

/** A generation that broke: what it means, and the free way on. */
export function Failed({ retry, onRetry, texts: { failed } }: Props) {
  const asked = retry === 'asked'
  return (
    <section className="pg-note" role="alert">
      <p>{failed.text}</p>
      <button type="button" className="btn gold" aria-busy={asked} aria-disabled={asked} onClick={onRetry}>
        {asked ? <span className="spin" /> : <Icon name="refresh" />}
        {asked ? failed.waiting : failed.retry}
      </button>
      {retry === 'refused' && (
        <p className="pg-warn">
          <Icon name="alert-circle" />
          {failed.refused}
        </p>
      )}
    </section>
  )
}
