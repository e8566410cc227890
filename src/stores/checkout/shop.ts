import { atom } from 'nanostores'
import { isFirstStory } from '../../contract/calls/is-first-story.ts'
import { listProducts } from '../../contract/calls/list-products.ts'
import { readService } from '../../contract/calls/read-service.ts'
import { readStory } from '../../contract/calls/read-story.ts'
import type { Language } from '../../contract/languages.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Edition } from '../../contract/shop.ts'
import type { Story } from '../../contract/story.ts'
import { type Client, refused } from '../client.ts'
import type { SessionStore } from '../session.ts'
import type { createFreeClaimStorage } from './free-claim.ts'
import { type Offer, offersOf } from './shop-offers.ts'

/** `costs`: it was offered for nothing, and costs something by now. */
export interface ShopNews {
  readonly edition: Edition
  readonly code: RefusalCode | 'costs'
}

export type Shop =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'unreachable' }
  /** Shared for reading: nothing of it can be bought. */
  | { state: 'shared'; story: Story }
  | { state: 'unfinished'; story: Story }
  | {
      state: 'open'
      story: Story
      offers: readonly Offer[]
      /** Whether no money moves. */
      isTest: boolean
      taking: Edition | undefined
      news: ShopNews | undefined
    }

interface ShopStoreDeps {
  readonly ask: Client
  readonly session: Pick<SessionStore, 'look'>
  readonly freeClaim: ReturnType<typeof createFreeClaimStorage>
  readonly language: Language
  readonly leave: (checkout: string) => void
  readonly signIn: (story: string) => void
}

/** Free editions only; `checkout` is the store of paid ones. */
export function createShop({ ask, session, freeClaim, language, leave, signIn }: ShopStoreDeps) {
  const $shop = atom<Shop>({ state: 'loading' })
  let id = ''

  /** An open shop stays shown while the service is away: a payment may be under way. */
  const lose = (code: RefusalCode, news: ShopNews | undefined): void => {
    const now = $shop.get()
    if (code === 'not-found') $shop.set({ state: 'missing' })
    else $shop.set(now.state === 'open' ? { ...now, taking: undefined, news } : { state: 'unreachable' })
  }
  const look = async (news?: ShopNews): Promise<void> => {
    const result = await ask(readStory, { params: { id } })
    if (!result.ok) return lose(result.refusal.code, news)
    const story = result.value
    if (story.role !== 'owner' && !story.presented) return $shop.set({ state: 'shared', story })
    if (!story.statusDetails.isComplete) return $shop.set({ state: 'unfinished', story })
    const found = await findOffers(ask, story, language)
    if ('code' in found) return lose(found.code, news)
    $shop.set({ state: 'open', story, ...found, taking: undefined, news })
  }
  const open = async (story: string | undefined) => {
    if (!story) return $shop.set({ state: 'missing' })
    id = story
    $shop.set({ state: 'loading' })
    await look()
    if (session.look().state !== 'signed-in') return
    const wanted = freeClaim.consume(story)
    const now = $shop.get()
    const offer = now.state === 'open' && now.offers.find(({ edition }) => edition === wanted)
    if (offer && offer.now.kind === 'free') await claim(offer)
  }
  const claim = async ({ product, edition }: Offer): Promise<void> => {
    const now = $shop.get()
    if (now.state !== 'open' || now.taking) return
    $shop.set({ ...now, taking: edition, news: undefined })
    const { id: productId, priceId } = product
    const body = { productId, priceId, storyId: id, lang: language, accepted: [] }
    const result = await import('../../contract/calls/start-checkout.ts').then(
      ({ startCheckout }) => ask(startCheckout, { body }),
      () => refused('not-serving'),
    )
    if (result.ok) return leave(result.value.checkoutSessionId)
    const { code } = result.refusal
    if (code === 'sign-in-needed') {
      freeClaim.save({ story: id, edition })
      return signIn(id)
    }
    // Consent is asked for only where something is to be paid.
    if (code === 'acceptance-needed') return look({ edition, code: 'costs' })
    if (STALE.includes(code)) return look({ edition, code })
    $shop.set({ ...now, taking: undefined, news: { edition, code } })
  }
  /** Nothing on screen goes away: a price has changed, or another tab was faster. */
  const refresh = (news?: ShopNews) => ($shop.get().state === 'open' ? look(news) : Promise.resolve())
  return { $shop, open, claim, refresh, retry: () => open(id) }
}

/** What a recipient may buy for their present: `PRESENT_EDITIONS`, whose schema the shop does not need. */
const FOR_PRESENTS: readonly Edition[] = ['ebook', 'audiobook']
const NOT_FIRST = { ok: true, value: false } as const

type Found = { code: RefusalCode } | { offers: readonly Offer[]; isTest: boolean }

async function findOffers(ask: Client, story: Story, language: Language): Promise<Found> {
  const isOwn = story.role === 'owner'
  const [products, first, service] = await Promise.all([
    ask(listProducts, { query: { story: story.id } }),
    isOwn ? ask(isFirstStory, { params: { storyId: story.id } }) : NOT_FIRST,
    ask(readService, {}),
  ])
  if (!products.ok) return { code: products.refusal.code }
  if (!first.ok) return { code: first.refusal.code }
  if (!service.ok) return { code: service.refusal.code }
  const { testPayment: isTest, taxedPrices: isTaxed } = service.value
  const sold = isOwn ? products.value : products.value.filter(({ name }) => FOR_PRESENTS.includes(name))
  return { offers: offersOf({ story, products: sold, isFirst: first.value, isTaxed, language }), isTest }
}

/** The shown shop is outdated after these. */
const STALE: readonly RefusalCode[] = ['already-bought', 'price-changed', 'not-found', 'not-ready', 'not-read']
