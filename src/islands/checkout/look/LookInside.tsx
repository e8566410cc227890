import './look.css'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { PreviewPage, PreviewPages } from '../../../contract/preview.ts'
import type { Story } from '../../../contract/story.ts'
import { Icon } from '../../icon/Icon.tsx'
import type { ShopTexts } from '../shop-props.ts'
import { altOf, labelOf, placeOf } from './page-names.ts'
import { type Spread, singlesOf, spreadsOf } from './spreads.ts'

interface Props {
  readonly story: Story
  readonly pages: PreviewPages
  readonly texts: ShopTexts['look']
}

const WIDE = '(min-width: 768px)'
const SWIPE_PX = 40

/** The first pages as they will be printed: two beside each other where there is room, to leaf through. */
export default function LookInside({ story, pages: { list, pageCount }, texts }: Props) {
  const isWide = useIsWide()
  const spreads = isWide ? spreadsOf(list) : singlesOf(list)
  const [page, setPage] = useState(() => firstChapter(list))
  const [isBack, setBack] = useState(false)
  const index = Math.max(
    0,
    spreads.findIndex(spread => has(spread, page)),
  )
  const spread = spreads[index]
  if (!spread) return null
  const open = (to: number) => {
    const next = spreads[to]
    const shown = next?.right ?? next?.left
    if (!shown || to === index) return
    setBack(to < index)
    setPage(shown.number)
  }
  const chapters = story.chapters.map(({ title }) => title)
  const alt = (shown: PreviewPage) => altOf(shown, { pages: list, chapters, texts })
  return (
    <section className="look" aria-label={texts.heading} onKeyDown={event => onKey(event, by => open(index + by))}>
      <Open {...{ spread, isBack, alt }} language={story.language} onSwipe={by => open(index + by)} />
      <div className="look-turn">
        <Turn icon="chevron-left" label={texts.back} isOff={index === 0} onPress={() => open(index - 1)} />
        <p>
          <span role="status">{placeOf(spread, pageCount ?? list.length - 1, texts)}</span>
          <small>{texts.note}</small>
        </p>
        <Turn
          icon="chevron-right"
          label={texts.next}
          isOff={index === spreads.length - 1}
          onPress={() => open(index + 1)}
        />
      </div>
      <ul className="look-thumbs">
        {spreads.map((one, at) => (
          <Thumb
            key={one.right?.number ?? one.left?.number}
            spread={one}
            isOpen={at === index}
            label={labelOf(one, list, texts)}
            onPress={() => open(at)}
          />
        ))}
      </ul>
    </section>
  )
}

const firstChapter = (pages: readonly PreviewPage[]): number =>
  pages.find(({ kind }) => kind === 'chapter')?.number ?? 0
const has = ({ left, right }: Spread, number: number): boolean => left?.number === number || right?.number === number

function onKey(event: KeyboardEvent, turn: (by: -1 | 1) => void): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  event.preventDefault()
  turn(event.key === 'ArrowLeft' ? -1 : 1)
}

interface OpenProps {
  readonly spread: Spread
  readonly isBack: boolean
  readonly language: string
  readonly alt: (page: PreviewPage) => string
  readonly onSwipe: (by: -1 | 1) => void
}

function Open({ spread: { left, right }, isBack, language, alt, onSwipe }: OpenProps) {
  const from = useRef<number>(undefined)
  const isCover = right?.kind === 'cover'
  const end = ({ clientX }: PointerEvent) => {
    const by = clientX - (from.current ?? clientX)
    from.current = undefined
    if (Math.abs(by) >= SWIPE_PX) onSwipe(by > 0 ? -1 : 1)
  }
  return (
    <div
      className={`look-open${isCover ? ' is-cover' : ''}${isBack ? ' is-back' : ''}`}
      onPointerDown={event => {
        from.current = event.clientX
      }}
      onPointerUp={end}
    >
      {!isCover && <Side key={`left ${left?.number}`} className="look-left" {...{ page: left, language, alt }} />}
      <Side key={`right ${right?.number}`} className="look-right" {...{ page: right, language, alt }} />
    </div>
  )
}

interface SideProps extends Pick<OpenProps, 'language' | 'alt'> {
  readonly className: string
  readonly page: PreviewPage | undefined
}

const Side = ({ className, page, language, alt }: SideProps) => (
  <div className={`look-page ${className}`} lang={language}>
    {page && <img src={page.url} alt={alt(page)} width={600} height={960} draggable={false} />}
  </div>
)

interface TurnProps {
  readonly icon: string
  readonly label: string
  readonly isOff: boolean
  readonly onPress: () => void
}

const Turn = ({ icon, label, isOff, onPress }: TurnProps) => (
  <button type="button" className="look-arrow" aria-label={label} aria-disabled={isOff || undefined} onClick={onPress}>
    <Icon name={icon} />
  </button>
)

interface ThumbProps {
  readonly spread: Spread
  readonly isOpen: boolean
  readonly label: string
  readonly onPress: () => void
}

function Thumb({ spread: { left, right }, isOpen, label, onPress }: ThumbProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const list = button.current?.closest('ul')
    if (!isOpen || !button.current || !list) return
    list.scrollTo({ left: button.current.offsetLeft - list.clientWidth / 2 + button.current.clientWidth / 2 })
  }, [isOpen])
  return (
    <li>
      <button ref={button} type="button" aria-current={isOpen || undefined} onClick={onPress}>
        <img src={(right ?? left)?.url} alt="" width={54} height={86} loading="lazy" />
        <span>{label}</span>
      </button>
    </li>
  )
}

function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(WIDE).matches)
  useEffect(() => {
    const query = matchMedia(WIDE)
    const follow = () => setWide(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return isWide
}
