import './look.css'
import { type PointerEvent, useRef } from 'react'

interface ShownPage {
  readonly number: number
  readonly url: string
  readonly alt: string
}

interface Props {
  readonly left?: ShownPage | undefined
  readonly right: ShownPage | undefined
  /** Its front alone; or as it lies flat, with back and spine. */
  readonly cover?: 'front' | 'flat' | undefined
  readonly isBack: boolean
  /** Of the story. */
  readonly language: string
  readonly onSwipe: (by: -1 | 1) => void
  /** A page's picture is there. */
  readonly onShown?: (number: number) => void
}

const SWIPE_PX = 40
const CLASSES = { front: ' is-cover', flat: ' is-cover is-flat' } as const

/** The pages that lie open. */
export function OpenBook({ left, right, cover, isBack, language, onSwipe, onShown }: Props) {
  const from = useRef<number>(undefined)
  const end = ({ clientX }: PointerEvent) => {
    const by = clientX - (from.current ?? clientX)
    from.current = undefined
    if (Math.abs(by) >= SWIPE_PX) onSwipe(by > 0 ? -1 : 1)
  }
  return (
    <div
      className={`look-open${cover ? CLASSES[cover] : ''}${isBack ? ' is-back' : ''}`}
      onPointerDown={event => {
        from.current = event.clientX
      }}
      onPointerUp={end}
    >
      {!cover && <Side key={`left ${left?.number}`} className="look-left" {...{ page: left, language, onShown }} />}
      <Side key={`right ${right?.number}`} className="look-right" {...{ page: right, language, onShown }} />
    </div>
  )
}

interface SideProps extends Pick<Props, 'language' | 'onShown'> {
  readonly className: string
  readonly page: ShownPage | undefined
}

const Side = ({ className, page, language, onShown }: SideProps) => (
  <div className={`look-page ${className}`} lang={language}>
    {page && (
      <img
        src={page.url}
        alt={page.alt}
        width={600}
        height={960}
        draggable={false}
        onLoad={() => onShown?.(page.number)}
      />
    )}
  </div>
)
