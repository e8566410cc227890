import type { ComponentProps } from 'react'
import { Notice } from '../ui/Notice.tsx'

export const AdventNotice = (props: Omit<ComponentProps<typeof Notice>, 'className'>) => (
  <Notice className="wrap advent-notice" {...props} />
)
