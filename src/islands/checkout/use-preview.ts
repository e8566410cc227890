import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import type { Story } from '../../contract/story.ts'
import type { ShownPreview } from '../../stores/checkout/preview.ts'
import { call } from '../../stores/client.ts'
import { browserClock } from '../../stores/clock.ts'
import { browserVisibility } from '../../stores/visibility.ts'

/** Pages and sample of a story; what makes them is loaded beside the shop. */
export function usePreview(opened: Story | undefined): ShownPreview {
  const isOwn = opened?.role === 'owner'
  const story = isOwn ? opened.id : undefined
  const [$preview] = useState(() => atom<ShownPreview>('loading'))
  useEffect(() => {
    if (story === undefined) return undefined
    let stop: (() => void) | undefined
    let isGone = false
    import('../../stores/checkout/preview.ts')
      .then(({ followPreview }) => {
        if (!isGone)
          stop = followPreview($preview, { ask: call, clock: browserClock, visibility: browserVisibility, story })
      })
      // Without a network the shop is its covers and prices.
      .catch(() => $preview.set('missing'))
    return () => {
      isGone = true
      stop?.()
    }
  }, [$preview, story])
  const preview = useStore($preview, { ssr: 'initial' })
  // A recipient has its cover.
  return opened && !isOwn ? 'missing' : preview
}
