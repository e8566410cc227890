import type { ComponentProps } from 'react'
import { Notice } from '../ui/Notice.tsx'

export const PlayerNotice = ({
  children,
  ...texts
}: Pick<ComponentProps<typeof Notice>, 'heading' | 'text' | 'children'>) => (
  <Notice className="wrap pl-notice" {...texts}>
    <div className="pl-ways">{children}</div>
  </Notice>
)
