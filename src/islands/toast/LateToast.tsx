import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import { SETTLED_MS } from '../../contract/limits.ts'
import { browserClock } from '../../stores/clock.ts'
import type Toast from './Toast.tsx'

const Shown = lazy(() => import('./Toast.tsx'))

/** Messages of a page that has none before somebody does something: what is said sooner is shown then. */
export function LateToast(props: ComponentProps<typeof Toast>) {
  const [isThere, setThere] = useState(false)
  useEffect(() => browserClock.after(SETTLED_MS, () => setThere(true)), [])
  return (
    isThere && (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    )
  )
}
