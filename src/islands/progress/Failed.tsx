import { Icon } from '../icon/Icon.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import type { ProgressTexts } from './progress-props.ts'

interface Props {
  readonly retry: 'offered' | 'asked' | 'refused'
  readonly onRetry: () => void
  readonly texts: ProgressTexts
}

export function Failed({ retry, onRetry, texts: { failed } }: Props) {
  return (
    <section className="progress-note" role="alert">
      <p>{failed.text}</p>
      <BusyButton
        locks
        className="button gold"
        icon="refresh"
        isBusy={retry === 'asked'}
        moment={failed.waiting}
        onClick={onRetry}
      >
        {failed.retry}
      </BusyButton>
      {retry === 'refused' && (
        <p className="progress-warning">
          <Icon name="alert-circle" />
          {failed.refused}
        </p>
      )}
    </section>
  )
}
