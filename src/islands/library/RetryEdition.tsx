import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { StorySummary } from '../../contract/story-summary.ts'
import { call } from '../../stores/client.ts'
import { createEditionRetry } from '../../stores/library/edition-retry.ts'
import { toasts } from '../../stores/toast/toast.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { type AllTexts, type LibraryTexts, titleOf } from './library-props.ts'

interface Props {
  readonly story: StorySummary
  readonly texts: LibraryTexts
  readonly errors: AllTexts['errors']
  readonly onChanged: () => void
}

export function RetryEdition({ story, texts, errors, onChanged }: Props) {
  const [store] = useState(() => createEditionRetry(call))
  const isAsking = useStore(store.$retry).state === 'asking'
  const { failed, retry, retryFailed } = texts.ebooks
  const again = async () => {
    const outcome = await store.retry(story.id, 'ebook')
    if (outcome === 'begun') onChanged()
    else if (outcome) toasts.show(outcome === 'change-quota' ? errors.refusals[outcome] : retryFailed, 'error')
  }
  return (
    <>
      <p className="library-state failed">{failed}</p>
      {story.role === 'owner' && (
        <BusyButton
          className="button quiet small"
          isBusy={isAsking}
          aria-label={`${retry}: ${titleOf(story, texts)}`}
          onClick={() => void again()}
          icon="refresh"
        >
          {retry}
        </BusyButton>
      )}
    </>
  )
}
