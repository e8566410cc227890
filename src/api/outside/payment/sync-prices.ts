import type Stripe from 'stripe'
import type { Edition } from '../../../contract/shop.ts'
import { isRefused } from './call-provider.ts'
import type { KnownCode, KnownPrice, OfferCode, PricedProduct } from './payment.ts'

const CURRENCY = 'eur'
const COUPON = 'data.promotion.coupon'
const EXISTS = 'resource_already_exists'
/** Of products that Stripe Tax is to know: digital books, audiobooks, books (https://docs.stripe.com/tax/tax-codes). */
const TAX_CODES: Readonly<Partial<Record<Edition, string>>> = {
  ebook: 'txcd_10302000',
  audiobook: 'txcd_10301000',
  paperback: 'txcd_35010000',
}
const keyOf = (name: string) => `lumitale_${name}`
const lookupKeyOf = ({ name, wordsFrom }: Priced): string =>
  wordsFrom === undefined ? keyOf(name) : `${keyOf(name)}_${wordsFrom}`
const productIdOf = (name: string) => `lumitale-${name}`

/** A product at one of its prices. */
interface Priced extends Omit<PricedProduct, 'lengths'> {
  readonly wordsFrom?: number
}

const pricesOf = ({ lengths = [], ...product }: PricedProduct): Priced[] => [
  product,
  ...lengths.map(length => ({ ...product, ...length })),
]

/** Creates missing prices. Existing ones count, as operators may change them, unless `isOurs`: then ours count. */
export async function syncPrices(
  stripe: Stripe,
  products: readonly PricedProduct[],
  { hasOurPrices: isOurs, isTaxed }: { readonly hasOurPrices: boolean; readonly isTaxed: boolean },
): Promise<KnownPrice[]> {
  const all = products.flatMap(pricesOf)
  const { data } = await stripe.prices.list({
    lookup_keys: all.map(lookupKeyOf),
    active: true,
    limit: 100,
  })
  const settled: KnownPrice[] = []
  for (const product of all) {
    const there = data.find(({ lookup_key }) => lookup_key === lookupKeyOf(product))
    const isRight = there && (!isOurs || there.unit_amount === product.priceInCent)
    const price = isRight ? there : await makePrice(stripe, product, isTaxed)
    settled.push({ name: product.name, wordsFrom: product.wordsFrom, priceId: price.id, priceInCent: centsOf(price) })
  }
  return settled
}

/** Throws for another currency, or fractions of a cent. */
function centsOf({ currency, unit_amount }: Stripe.Price): number {
  if (currency !== CURRENCY || unit_amount === null) throw new Error('a price at the payment service is not in euros')
  return unit_amount
}

async function makePrice(stripe: Stripe, priced: Priced, isTaxed: boolean): Promise<Stripe.Price> {
  const { name, title, description, priceInCent } = priced
  const tax = isTaxed && TAX_CODES[name] ? { tax_code: TAX_CODES[name] } : {}
  await unlessThere(() => stripe.products.create({ id: productIdOf(name), name: title, description, ...tax }))
  return stripe.prices.create({
    product: productIdOf(name),
    currency: CURRENCY,
    unit_amount: priceInCent,
    tax_behavior: 'inclusive',
    lookup_key: lookupKeyOf(priced),
    transfer_lookup_key: true,
  })
}

export async function syncCodes(stripe: Stripe, codes: readonly OfferCode[]): Promise<KnownCode[]> {
  const known: KnownCode[] = []
  for (const wanted of codes) {
    const found = (await findCode(stripe, wanted)) ?? (await makeCode(stripe, wanted))
    const code = found && knownCode(found, wanted)
    if (code) known.push(code)
  }
  return known
}

async function findCode(stripe: Stripe, { code }: OfferCode): Promise<Stripe.PromotionCode | undefined> {
  const { data } = await stripe.promotionCodes.list({ code, limit: 1, expand: [COUPON] })
  return data[0]
}

async function makeCode(stripe: Stripe, wanted: OfferCode): Promise<Stripe.PromotionCode | undefined> {
  const { code, product, percent, ends } = wanted
  const coupon = `${keyOf(product)}_${percent}`
  await unlessThere(() =>
    stripe.coupons.create({
      id: coupon,
      percent_off: percent,
      duration: 'once',
      applies_to: { products: [productIdOf(product)] },
    }),
  )
  const promotion = { type: 'coupon' as const, coupon }
  await stripe.promotionCodes.create({ code, promotion, expires_at: Math.floor(ends / 1000) })
  return findCode(stripe, wanted)
}

/** Undefined where not every buyer gets it, or where it is no share of the price. */
function knownCode(found: Stripe.PromotionCode, { code, product, ends }: OfferCode): KnownCode | undefined {
  const { coupon } = found.promotion
  const isForAll = found.max_redemptions == null && !found.customer && !isRestricted(found.restrictions)
  if (!found.active || !isForAll || typeof coupon !== 'object' || !coupon?.percent_off) return undefined
  const over = found.expires_at == null ? ends : Math.min(ends, found.expires_at * 1000)
  return { id: found.id, code, product, percent: coupon.percent_off, ends: over }
}

/** Of another sum or of a first purchase only. */
const isRestricted = (restrictions: Stripe.PromotionCode.Restrictions | undefined): boolean =>
  restrictions?.first_time_transaction === true || restrictions?.minimum_amount != null

async function unlessThere(make: () => Promise<unknown>): Promise<void> {
  try {
    await make()
  } catch (error) {
    if (!isRefused(error, EXISTS)) throw error
  }
}
