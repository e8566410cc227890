import './look.css'
import { useEffect, useRef, useState } from 'react'
import type { PreviewPage, PreviewPages } from '../../../contract/preview.ts'
import type { Story } from '../../../contract/story.ts'
import type { ShopTexts } from '../shop-props.ts'
import { OpenBook } from './OpenBook.tsx'
import { altOf, labelOf, placeOf } from './page-names.ts'
import { has, type Spread, singlesOf, spreadsOf } from './spreads.ts'
import { TurnButton } from './TurnButton.tsx'
import { turnedBy } from './turned-by.ts'
import { useIsWide } from './use-is-wide.ts'

interface Props {
  readonly story: Story
  readonly pages: PreviewPages
  readonly texts: ShopTexts['look']
}

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
  const shown = (one: PreviewPage | undefined) => one && { ...one, alt: altOf(one, { pages: list, chapters, texts }) }
  return (
    <section className="look" aria-label={texts.heading} onKeyDown={event => open(index + turnedBy(event))}>
      <OpenBook
        left={shown(spread.left)}
        right={shown(spread.right)}
        cover={spread.right?.kind === 'cover' ? 'front' : undefined}
        isBack={isBack}
        language={story.language}
        onSwipe={by => open(index + by)}
      />
      <div className="look-turn">
        <TurnButton icon="chevron-left" label={texts.back} isOff={index === 0} onPress={() => open(index - 1)} />
        <p>
          <span role="status">{placeOf(spread, pageCount ?? list.length - 1, texts)}</span>
          <small>{texts.note}</small>
        </p>
        <TurnButton
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

interface ThumbProps {
  readonly spread: Spread<PreviewPage>
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
