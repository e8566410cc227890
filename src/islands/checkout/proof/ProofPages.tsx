import './proof.css'
import { useEffect, useState } from 'react'
import type { ProofPage } from '../../../contract/proof.ts'
import { fill } from '../../../lib/fill.ts'
import type { ReadyProof } from '../../../stores/checkout/checkout-proof.ts'
import { OpenBook } from '../look/OpenBook.tsx'
import { has, pagesIn, type Spread, singlesOf, spreadsOf } from '../look/spreads.ts'
import { TurnButton } from '../look/TurnButton.tsx'
import { turnedBy } from '../look/turned-by.ts'
import { useIsWide } from '../look/use-is-wide.ts'
import type { ShopTexts } from '../shop-props.ts'

interface Props {
  readonly proof: ReadyProof
  /** Of the story. */
  readonly language: string
  readonly texts: ShopTexts
  readonly unseen: number
  readonly onSeen: (page: number) => void
}

/** All pages as they will be printed, from the cover to the last one. */
export default function ProofPages({ proof, language, texts: shop, unseen, onSeen }: Props) {
  const texts = shop.checkout.proof
  const { spreads, index, isBack, turn, show } = useTurning(proof.pictures)
  const spread = spreads[index]
  if (!spread) return null
  const shown = (page: ProofPage | undefined) => page && { ...page, alt: altOf(page, texts) }
  const isFlat = spread.right?.kind === 'cover'
  return (
    <div className="proof-pages">
      <OpenBook
        left={shown(spread.left)}
        right={shown(spread.right)}
        cover={isFlat ? 'flat' : undefined}
        {...{ isBack, language }}
        onSwipe={turn}
        onShown={onSeen}
      />
      <div className="look-turn">
        <TurnButton icon="chevron-left" label={shop.look.back} isOff={index === 0} onPress={() => turn(-1)} />
        <p role="status">{placeOf(spread, texts)}</p>
        <TurnButton
          icon="chevron-right"
          label={shop.look.next}
          isOff={index === spreads.length - 1}
          onPress={() => turn(1)}
        />
      </div>
      <progress max={proof.pages} value={proof.pages - unseen} aria-label={texts.leafed} />
      <p className="proof-seen">
        <span>{fill(texts.seen, { seen: proof.pages - unseen, count: proof.pages })}</span>
        <button type="button" className="checkout-code" aria-pressed={isFlat} onClick={() => show(isFlat ? 1 : 0)}>
          {texts.wholeCover}
        </button>
        <a href={proof.interior} target="_blank" rel="noopener">
          {texts.interior}
        </a>
      </p>
    </div>
  )
}

/** Arrow keys turn wherever the focus is: nothing else in the dialog takes them. */
function useTurning(pages: readonly ProofPage[]) {
  const isWide = useIsWide()
  const spreads = isWide ? spreadsOf(pages) : singlesOf(pages)
  const [open, setOpen] = useState({ page: 0, isBack: false })
  const index = Math.max(
    0,
    spreads.findIndex(spread => has(spread, open.page)),
  )
  const show = (to: number) => {
    const next = spreads[to]?.right ?? spreads[to]?.left
    if (next) setOpen({ page: next.number, isBack: to < index })
  }
  const turn = (by: -1 | 0 | 1) => {
    if (by !== 0) show(index + by)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => turn(turnedBy(event))
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  useEffect(() => {
    // The next pages are there when they are turned to.
    const next = spreads[index + 1]
    for (const { url } of next ? pagesIn(next) : []) new Image().src = url
  })
  return { spreads, index, isBack: open.isBack, turn, show }
}

const altOf = ({ kind, number, opening }: ProofPage, { alt }: ShopTexts['checkout']['proof']): string =>
  fill(alt[kind], { page: number, opening })

/** "Pages 8 and 9". */
function placeOf(spread: Spread<ProofPage>, texts: ShopTexts['checkout']['proof']): string {
  const [first, second] = pagesIn(spread)
  if (!first || first.kind === 'cover') return texts.flat
  if (!second) return fill(texts.page, { page: first.number })
  return fill(texts.spread, { page: first.number, next: second.number })
}
