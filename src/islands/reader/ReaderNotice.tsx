import type { ComponentProps } from 'react'
import { Notice } from '../ui/Notice.tsx'

/** What stands where the book would be. */
export const ReaderNotice = (props: Omit<ComponentProps<typeof Notice>, 'className'>) => (
  <Notice className="wrap rd-notice" {...props} />
)
