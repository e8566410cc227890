import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../stores/client.ts'
import { browserClock } from '../../stores/clock.ts'
import { toasts } from '../../stores/toast/toast.ts'
import { createImproving } from '../../stores/versions/improving.ts'
import { browserVisibility } from '../../stores/visibility.ts'
import type { OfStory } from './versions-props.ts'

/** Shows a toast when it is fulfilled, then calls `onDone`. */
export function useImproving({ id, texts: { versions } }: OfStory, onDone: () => void) {
  const latest = useRef(onDone)
  latest.current = onDone
  const [store] = useState(() =>
    createImproving({
      ask: call,
      clock: browserClock,
      visibility: browserVisibility,
      id,
      onDone: isWhole => {
        if (isWhole) toasts.show(versions.done, 'success')
        latest.current()
      },
    }),
  )
  useEffect(() => store.stop, [store])
  return { store, now: useStore(store.$improving) }
}
