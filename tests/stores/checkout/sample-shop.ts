import type { Edition, Product } from '../../../src/contract/shop.ts'
import type { Story } from '../../../src/contract/story.ts'
import { STORY_ID, sampleStory } from '../sample-story.ts'

const PRICES: Readonly<Record<Edition, number>> = { webbook: 0, ebook: 500, audiobook: 900, paperback: 2900 }

/** What the service sells, in its order. */
export const PRODUCTS: Product[] = Object.entries(PRICES).map(([name, priceInCent], index) => ({
  id: `5f0b6d0e-3c1f-4b7a-9a51-0c9f3d2e7a0${index + 1}`,
  name: name as Edition,
  priceInCent,
  priceId: `price_${name}`,
  description: `A ${name}`,
  reduction: null,
  isSold: true,
  metadata: { de: JSON.stringify({ title: `Ein ${name}`, description: 'Auf Deutsch' }) },
}))

export const productOf = (name: Edition): Product => PRODUCTS.find(product => product.name === name) as Product

export const CHECKOUT_ID = 'cs_test_0123456789'

/** A checkout that was begun; nothing is to pay where there is no secret. */
export const startedWith = (clientSecret: string | null) => ({
  checkoutSessionId: CHECKOUT_ID,
  clientSecret,
  publishableKey: 'pk_test_sandbox',
  isTest: true,
})

export const SERVICE = {
  author: 'offline',
  languages: null,
  lengths: [],
  toddlerLengths: [],
  estimateSeconds: 1,
  mailbox: null,
  testPayment: true,
  taxedPrices: true,
}

/** Neither pages nor sample could be made. */
const NO_PREVIEW = {
  pages: { state: 'failed', pageCount: null, list: [] },
  sample: { state: 'failed', url: null, durationMs: null, spokenBy: null, sentences: [] },
}

/** What the service answers the page of a shop, by the end of the path; `over` stands in its place. */
export function shopResponses(over: Readonly<Record<string, { status?: number; json: unknown }>> = {}) {
  const usual: Record<string, { status?: number; json: unknown }> = {
    [`stories/${STORY_ID}`]: { json: sampleStory('complete') },
    [`stories/${STORY_ID}/preview`]: { json: NO_PREVIEW },
    products: { json: PRODUCTS },
    [`is-first-story/${STORY_ID}`]: { json: false },
    service: { json: SERVICE },
    ...over,
  }
  return ({ path }: { path: string }) =>
    Object.entries(usual).find(([end]) => path.split('?')[0]?.endsWith(`/${end}`))?.[1] ?? {
      status: 404,
      json: { error: 'not-found' },
    }
}

export const storyWith = (...mediaItems: Partial<Story['mediaItems'][number]>[]): Story => ({
  ...sampleStory('complete'),
  mediaItems: mediaItems.map(item => ({ type: 'ebook', id: 'item', downloadUrl: '', ...item })),
})

/** The same, long enough for a book on paper. */
export const longStoryWith = (...mediaItems: Parameters<typeof storyWith>): Story => {
  const story = storyWith(...mediaItems)
  return { ...story, chapters: story.chapters.map(chapter => ({ ...chapter, text: 'Wort '.repeat(1600) })) }
}
