import type { ComponentProps } from 'react'
import { Notice } from '../ui/Notice.tsx'

export const PlayerNotice = ({
  children,
  ...texts
}: Pick<ComponentProps<typeof Notice>, 'heading' | 'text' | 'children'>) => (
  <Notice className="wrap player-notice" {...texts}>
    <div className="player-ways">{children}</div>
  </Notice>
)
