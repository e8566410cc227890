import type { MakingState } from '../../contract/edition.ts'
import { type Edition, type Product, ProductTexts } from '../../contract/shop.ts'
import type { Story } from '../../contract/story.ts'
import { type EditionFile, filesOf, hasSound } from '../library/editions.ts'

export type OfferState =
  /** There to be read. */
  | { kind: 'readable' }
  | { kind: 'free' }
  /** `isAgain`: one is ordered already, and a book on paper may be ordered once more. */
  | { kind: 'priced'; isAgain: boolean }
  | { kind: 'owned'; making: MakingState | 'waiting'; files: readonly EditionFile[] }

/** A row of the shop: what there is of this story, and how its visitor stands to it. */
export interface Offer {
  readonly product: Product
  readonly edition: Edition
  readonly texts: ProductTexts
  readonly now: OfferState
}

interface Shelf {
  readonly story: Story
  readonly products: readonly Product[]
  /** Whether the story's files cost nothing. */
  readonly isFirst: boolean
  /** Of the page. */
  readonly language: string
}

/** Every product as it stands for a story, in the order of the shop. */
export const offersOf = ({ story, products, isFirst, language }: Shelf): Offer[] =>
  products.map(product => ({
    product,
    edition: product.name,
    texts: textsOf(product, language),
    now: standing(product, story, isFirst),
  }))

function standing({ name, priceInCent }: Product, story: Story, isFirst: boolean): OfferState {
  if (name === 'webbook') return { kind: 'readable' }
  const ordered = story.mediaItems.filter(({ type }) => type === name)
  if (name === 'paperback') return { kind: 'priced', isAgain: ordered.length > 0 }
  if (ordered.length > 0) return { kind: 'owned', making: makingOf(story, name), files: filesOf(story, name) }
  return isFirst || priceInCent === 0 ? { kind: 'free' } : { kind: 'priced', isAgain: false }
}

/** What can be had of it already counts: while it is made anew, the one before stays there. */
function makingOf(story: Story, edition: 'ebook' | 'audiobook'): MakingState | 'waiting' {
  if (edition === 'audiobook' ? hasSound(story) : filesOf(story, edition).length > 0) return 'ready'
  const ordered = story.mediaItems.find(({ type }) => type === edition)
  if (ordered?.state === 'failed') return 'failed'
  return ordered?.isWaiting ? 'waiting' : 'pending'
}

/** The product's texts in a language; the service's plain description where there are none. */
function textsOf({ name, description, metadata }: Product, language: string): ProductTexts {
  try {
    const read = ProductTexts.safeParse(JSON.parse(metadata[language] ?? ''))
    if (read.success) return read.data
  } catch {
    // Whoever sells may have typed it by hand.
  }
  return { title: name, description }
}
