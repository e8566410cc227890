import { type ComponentProps, lazy, Suspense } from 'react'
import { useHasInteracted } from '../touch/use-has-interacted.ts'
import type Toast from './Toast.tsx'

const Shown = lazy(() => import('./Toast.tsx'))

export const LateToast = (props: ComponentProps<typeof Toast>) =>
  useHasInteracted() && (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  )
