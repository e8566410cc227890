import type { ComponentProps } from 'react'
import { Notice } from '../ui/Notice.tsx'

export const ReaderNotice = (props: Omit<ComponentProps<typeof Notice>, 'className'>) => (
  <Notice className="wrap reader-notice" {...props} />
)
