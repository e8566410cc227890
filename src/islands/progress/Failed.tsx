import { lazy, Suspense } from 'react'
import type { Language } from '../../contract/languages.ts'
import type { StoryStatus } from '../../contract/story.ts'
import { Icon } from '../icon/Icon.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import type { ProgressPaths, ProgressTexts } from './progress-props.ts'

/** Seldom needed. */
const FailureReason = lazy(async () => ({ default: (await import('./FailureReason.tsx')).FailureReason }))

interface Props {
  readonly status: StoryStatus
  readonly retry: 'offered' | 'asked' | 'refused'
  readonly onRetry: () => void
  readonly language: Language
  readonly texts: ProgressTexts
  readonly paths: ProgressPaths
}

export function Failed({ status, retry, onRetry, language, texts: { failed }, paths }: Props) {
  const { failure, storyId, story } = status
  return (
    <section className="progress-note" role="alert">
      {failure ? (
        <Suspense>
          <FailureReason id={storyId} title={story.title} {...{ failure, language, paths }} />
        </Suspense>
      ) : (
        <p>{failed.text}</p>
      )}
      <BusyButton
        locks
        className={failure ? 'button paper' : 'button gold'}
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
