import type { MakingState } from '../../contract/edition.ts'
import { fillsPaperback } from '../../contract/fills-paperback.ts'
import { type Edition, type Product, ProductTexts } from '../../contract/shop.ts'
import type { Story } from '../../contract/story.ts'
import { type EditionFile, filesOf, hasSound } from '../library/editions.ts'

export type OfferState =
  | { kind: 'readable' }
  | { kind: 'free' }
  /** On paper, less than a book. */
  | { kind: 'too-short' }
  /** Read by the built-in voice, which is not sold. */
  | { kind: 'unsold' }
  /** `isAgain`: ordered already; a print may be ordered once more. */
  | { kind: 'priced'; isAgain: boolean }
  | { kind: 'owned'; making: MakingState | 'waiting'; files: readonly EditionFile[] }

export interface Offer {
  readonly product: Product
  readonly edition: Edition
  readonly texts: ProductTexts
  readonly now: OfferState
  /** Whether its price has VAT in it. */
  readonly isTaxed: boolean
}

interface OffersInput {
  readonly story: Story
  readonly products: readonly Product[]
  readonly isFirst: boolean
  readonly isTaxed: boolean
  readonly language: string
}

export const offersOf = ({ story, products, isFirst, isTaxed, language }: OffersInput): Offer[] =>
  products.map(product => ({
    product,
    edition: product.name,
    texts: textsOf(product, language),
    now: offerState(product, story, isFirst),
    isTaxed,
  }))

function offerState({ name, priceInCent, isSold }: Product, story: Story, isFirst: boolean): OfferState {
  if (name === 'webbook') return { kind: 'readable' }
  const ordered = story.mediaItems.filter(({ type }) => type === name)
  if (name === 'paperback' && !fillsPaperback(story)) return { kind: 'too-short' }
  if (name === 'paperback') return { kind: 'priced', isAgain: ordered.length > 0 }
  if (ordered.length > 0) return { kind: 'owned', making: makingOf(story, name), files: filesOf(story, name) }
  if (isFirst || priceInCent === 0) return { kind: 'free' }
  return isSold ? { kind: 'priced', isAgain: false } : { kind: 'unsold' }
}

/** An edition counts while it is made anew. */
function makingOf(story: Story, edition: 'ebook' | 'audiobook'): MakingState | 'waiting' {
  if (edition === 'audiobook' ? hasSound(story) : filesOf(story, edition).length > 0) return 'ready'
  const ordered = story.mediaItems.find(({ type }) => type === edition)
  if (ordered?.state === 'failed') return 'failed'
  return ordered?.isWaiting ? 'waiting' : 'pending'
}

/** The service's plain description where there are none. */
function textsOf({ name, description, metadata }: Product, language: string): ProductTexts {
  try {
    const read = ProductTexts.safeParse(JSON.parse(metadata[language] ?? ''))
    if (read.success) return read.data
  } catch {
    // Staff may have typed it by hand.
  }
  return { title: name, description }
}
