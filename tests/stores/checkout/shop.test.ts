import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { serverTexts } from '../../../src/contract/texts.server.ts'
import { taxNote } from '../../../src/islands/checkout/shop-props.ts'
import { createFreeClaimStorage } from '../../../src/stores/checkout/free-claim.ts'
import { createShop } from '../../../src/stores/checkout/shop.ts'
import { offersOf } from '../../../src/stores/checkout/shop-offers.ts'
import { fakeService } from '../fake-service.ts'
import { STORY_ID, sampleStory } from '../sample-story.ts'
import {
  CHECKOUT_ID,
  longStoryWith,
  PRODUCTS,
  productOf,
  SERVICE,
  shopResponses,
  startedWith,
  storyWith,
} from './sample-shop.ts'

const SIGNED_IN = { state: 'signed-in', token: 'a.b.c', email: 'ada@example.org', id: 'ada' } as const
const FIRST = { [`is-first-story/${STORY_ID}`]: { json: true } }
const refused = (error: string, status = 409) => ({ status, json: { error } })

function memory() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

function atShop(answers: Parameters<typeof shopResponses>[0] = {}, storage = memory()) {
  let table = shopResponses(answers)
  const { ask, requests } = fakeService(request => table(request))
  const ways: string[] = []
  let session: ReturnType<Parameters<typeof createShop>[0]['session']['look']> = { state: 'signed-out' }
  const shop = createShop({
    ask,
    session: { look: () => session },
    freeClaim: createFreeClaimStorage(() => storage),
    language: 'de',
    leave: id => ways.push(`return ${id}`),
    signIn: id => ways.push(`login ${id}`),
  })
  return {
    shop,
    requests,
    ways,
    storage,
    now: () => shop.$shop.get(),
    /** The rows as they stand, each with what can be done. */
    rows() {
      const now = shop.$shop.get()
      return now.state === 'open' ? now.offers.map(offer => `${offer.edition} ${offer.now.kind}`) : []
    },
    offer(edition: string) {
      const now = shop.$shop.get()
      const found = now.state === 'open' ? now.offers.find(offer => offer.edition === edition) : undefined
      if (!found) throw new Error(`no offer of ${edition}`)
      return found
    },
    answer: (over: Parameters<typeof shopResponses>[0]) => {
      table = shopResponses(over)
    },
    signIn: () => {
      session = SIGNED_IN
    },
  }
}

describe('the shop of a story', () => {
  it('does not sell what only the built-in voice would read, and gives it with the first story', () => {
    const products = PRODUCTS.map(product => ({ ...product, isSold: product.name !== 'audiobook' }))
    const kinds = (isFirst: boolean, story = sampleStory('complete')) =>
      offersOf({ story, products, isFirst, isTaxed: true, language: 'de' }).map(
        ({ edition, now }) => `${edition} ${now.kind}`,
      )
    expect(kinds(false)).toEqual(expect.arrayContaining(['ebook priced', 'audiobook unsold']))
    expect(kinds(true)).toEqual(expect.arrayContaining(['ebook free', 'audiobook free']))
  })

  it('has every product with its price, and gives the files of the first story for nothing, never the paper', async () => {
    const later = atShop()
    await later.shop.open(STORY_ID)
    expect(later.rows()).toEqual(['webbook readable', 'ebook priced', 'audiobook priced', 'paperback too-short'])
    expect(later.now()).toMatchObject({ isTest: true })
    const first = atShop(FIRST)
    await first.shop.open(STORY_ID)
    expect(first.rows()).toEqual(['webbook readable', 'ebook free', 'audiobook free', 'paperback too-short'])
  })

  it('says of an edition that is being made whether it waits for a service that is away', async () => {
    const shopOf = async (over: object) => {
      const edition = { type: 'ebook', id: STORY_ID, downloadUrl: '', ...over } as const
      const { shop, offer } = atShop({ [`stories/${STORY_ID}`]: { json: storyWith(edition) } })
      await shop.open(STORY_ID)
      return offer('ebook').now
    }
    expect(await shopOf({ state: 'pending' })).toMatchObject({ kind: 'owned', making: 'pending' })
    expect(await shopOf({ state: 'pending', isWaiting: true })).toMatchObject({ making: 'waiting' })
    expect(await shopOf({ state: 'failed' })).toMatchObject({ making: 'failed' })
  })

  it.each([
    ['missing', { [`stories/${STORY_ID}`]: refused('not-found', 404) }],
    ['unreachable', { [`stories/${STORY_ID}`]: refused('internal', 500) }],
    ['unreachable', { products: refused('internal', 500) }],
    ['unfinished', { [`stories/${STORY_ID}`]: { json: sampleStory('working') } }],
    ['shared', { [`stories/${STORY_ID}`]: { json: { ...sampleStory('complete'), role: 'recipient' } } }],
  ] as const)('is %s where it cannot be open', async (state, answers) => {
    const { shop, now } = atShop(answers)
    await shop.open(STORY_ID)
    expect(now().state).toBe(state)
  })

  it('is missing for an address without a story, and opens once it can be reached again', async () => {
    const { shop, now, answer } = atShop({ products: refused('internal', 500) })
    await shop.open(undefined)
    expect(now()).toEqual({ state: 'missing' })
    await shop.open(STORY_ID)
    answer({})
    await shop.retry()
    expect(now().state).toBe('open')
  })

  it('stays open when it is looked at again and nobody answers, and is new when somebody does', async () => {
    const { shop, answer, now, rows } = atShop()
    await shop.open(STORY_ID)
    answer({ [`stories/${STORY_ID}`]: refused('internal', 500) })
    await shop.refresh()
    expect(now()).toMatchObject({ state: 'open', news: undefined })
    answer({ [`stories/${STORY_ID}`]: { json: storyWith({ state: 'pending' }) } })
    await shop.refresh({ edition: 'ebook', code: 'already-bought' })
    expect(rows()).toContain('ebook owned')
    expect(now()).toMatchObject({ news: { edition: 'ebook', code: 'already-bought' } })
  })

  it('leads on at once with what costs nothing', async () => {
    const { shop, offer, requests, ways } = atShop({ ...FIRST, checkout: { json: startedWith(null) } })
    await shop.open(STORY_ID)
    await Promise.all([shop.claim(offer('ebook')), shop.claim(offer('ebook'))])
    const { id: productId, priceId } = productOf('ebook')
    expect(requests.filter(({ path }) => path.endsWith('/checkout')).map(({ body }) => body)).toEqual([
      { productId, priceId, storyId: STORY_ID, lang: 'de', accepted: [] },
    ])
    expect(ways).toEqual([`return ${CHECKOUT_ID}`])
  })

  it('sends to sign in where that is needed, and takes what was wanted once they are back', async () => {
    const before = atShop({ ...FIRST, checkout: refused('sign-in-needed', 401) })
    await before.shop.open(STORY_ID)
    await before.shop.claim(before.offer('audiobook'))
    expect(before.ways).toEqual([`login ${STORY_ID}`])
    const after = atShop({ ...FIRST, checkout: { json: startedWith(null) } }, before.storage)
    after.signIn()
    await after.shop.open(STORY_ID)
    expect(after.ways).toEqual([`return ${CHECKOUT_ID}`])
    const once = atShop(FIRST, before.storage)
    once.signIn()
    await once.shop.open(STORY_ID)
    expect(once.ways).toEqual([])
  })

  it('says that something costs by now, shows its price, and takes nothing', async () => {
    const { shop, offer, answer, now, rows, ways } = atShop({ ...FIRST, checkout: refused('acceptance-needed') })
    await shop.open(STORY_ID)
    const claimed = offer('ebook')
    answer({ checkout: refused('acceptance-needed') })
    await shop.claim(claimed)
    expect(now()).toMatchObject({ news: { edition: 'ebook', code: 'costs' }, taking: undefined })
    expect(rows()).toContain('ebook priced')
    expect(ways).toEqual([])
  })

  it('stays as it is and says so when the service refuses', async () => {
    const { shop, offer, now } = atShop({ ...FIRST, checkout: refused('too-many-requests', 429) })
    await shop.open(STORY_ID)
    await shop.claim(offer('ebook'))
    expect(now()).toMatchObject({ state: 'open', taking: undefined, news: { code: 'too-many-requests' } })
  })
})

describe('an offer', () => {
  it('says that VAT is in its price only where the seller charges it', async () => {
    for (const isTaxed of [true, false]) {
      const service = { json: { ...SERVICE, taxedPrices: isTaxed } }
      const { shop, now } = atShop({ service })
      await shop.open(STORY_ID)
      const shown = now()
      expect(shown.state === 'open' && new Set(shown.offers.map(offer => offer.isTaxed))).toEqual(new Set([isTaxed]))
      for (const language of LANGUAGES) {
        const { shop: texts } = serverTexts(language)
        for (const edition of ['ebook', 'paperback'] as const) {
          const note = taxNote({ edition, isTaxed }, texts)
          expect(note === texts.vat || note === texts.vatAndPost).toBe(isTaxed)
        }
      }
    }
  })

  it('is not shown without knowing what its price contains', async () => {
    const { shop, now } = atShop({ service: refused('not-serving', 503) })
    await shop.open(STORY_ID)
    expect(now()).toMatchObject({ state: 'unreachable' })
  })

  const offerState = (story: Parameters<typeof offersOf>[0]['story'], isFirst = true) =>
    offersOf({ story, products: PRODUCTS, isFirst, isTaxed: true, language: 'de' })
  const of = (story: Parameters<typeof offersOf>[0]['story'], edition: string) =>
    offerState(story).find(offer => offer.edition === edition)?.now

  it('is owned from its order on, with its files once they are there', () => {
    expect(of(storyWith({ state: 'pending' }), 'ebook')).toEqual({ kind: 'owned', making: 'pending', files: [] })
    expect(of(storyWith({ state: 'failed' }), 'ebook')).toMatchObject({ making: 'failed' })
    const ready = storyWith({ state: 'ready', downloadUrl: '/m/book.epub?signature=x' })
    expect(of(ready, 'ebook')).toEqual({
      kind: 'owned',
      making: 'ready',
      files: [{ format: 'EPUB', href: '/m/book.epub?signature=x' }],
    })
    expect(of(storyWith({ type: 'audiobook', state: 'pending' }), 'audiobook')).toMatchObject({ making: 'pending' })
  })

  it('of paper is for a story that fills a book, and can be ordered once more', () => {
    expect(of(storyWith(), 'paperback')).toEqual({ kind: 'too-short' })
    expect(of(longStoryWith(), 'paperback')).toEqual({ kind: 'priced', isAgain: false })
    expect(of(longStoryWith({ type: 'paperback', state: 'ready' }), 'paperback')).toEqual({
      kind: 'priced',
      isAgain: true,
    })
  })

  it('has the words of the language, or the plain ones where somebody mistyped them', () => {
    const [, ebook] = offerState(storyWith())
    expect(ebook?.texts).toEqual({ title: 'Ein ebook', description: 'Auf Deutsch' })
    const broken = PRODUCTS.map(product => ({ ...product, metadata: { de: '{' } }))
    const [first] = offersOf({ story: storyWith(), products: broken, isFirst: true, isTaxed: true, language: 'de' })
    expect(first?.texts).toEqual({ title: 'webbook', description: 'A webbook' })
  })
})
