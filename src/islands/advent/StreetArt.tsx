import './street.css'
import './door.css'
import type { ReactNode } from 'react'
import { MOBILE_BREAKPOINT_PX } from '../../contract/limits.ts'
import type { Street } from '../../contract/street.ts'

interface Props {
  readonly art: Street['art']
  /** Overlay, positioned by fractions of the picture. */
  readonly children?: ReactNode
}

export const StreetArt = ({ art: { wide, tall }, children }: Props) => (
  <div className="street">
    <picture>
      <source
        media={`(min-width: ${MOBILE_BREAKPOINT_PX}px)`}
        srcSet={wide.srcset}
        sizes="100vw"
        width={wide.width}
        height={wide.height}
      />
      <img src={tall.src} srcSet={tall.srcset} sizes="100vw" width={tall.width} height={tall.height} alt="" />
    </picture>
    {children}
  </div>
)
