import type Stripe from 'stripe'
import { isRefused } from './call-provider.ts'
import type { KnownPrice, OfferCode, PricedProduct } from './payment.ts'

const CURRENCY = 'eur'
const EXISTS = 'resource_already_exists'
const keyOf = (name: string) => `lumitale_${name}`
const productIdOf = (name: string) => `lumitale-${name}`

/** Creates missing prices. Existing ones count, as operators may change them, unless `isOurs`: then ours count. */
export async function syncPrices(
  stripe: Stripe,
  products: readonly PricedProduct[],
  isOurs: boolean,
): Promise<KnownPrice[]> {
  const { data } = await stripe.prices.list({
    lookup_keys: products.map(({ name }) => keyOf(name)),
    active: true,
    limit: 100,
  })
  const settled: KnownPrice[] = []
  for (const product of products) {
    const there = data.find(({ lookup_key }) => lookup_key === keyOf(product.name))
    const isRight = there && (!isOurs || there.unit_amount === product.priceInCent)
    const price = isRight ? there : await makePrice(stripe, product)
    settled.push({ name: product.name, priceId: price.id, priceInCent: centsOf(price) })
  }
  return settled
}

/** Throws for another currency, or fractions of a cent. */
function centsOf({ currency, unit_amount }: Stripe.Price): number {
  if (currency !== CURRENCY || unit_amount === null) throw new Error('a price at the payment service is not in euros')
  return unit_amount
}

async function makePrice(
  stripe: Stripe,
  { name, title, description, priceInCent }: PricedProduct,
): Promise<Stripe.Price> {
  await unlessThere(() => stripe.products.create({ id: productIdOf(name), name: title, description }))
  return stripe.prices.create({
    product: productIdOf(name),
    currency: CURRENCY,
    unit_amount: priceInCent,
    tax_behavior: 'inclusive',
    lookup_key: keyOf(name),
    transfer_lookup_key: true,
  })
}

export async function syncCodes(stripe: Stripe, codes: readonly OfferCode[]): Promise<void> {
  for (const { code, product, percent, ends } of codes) {
    const { data } = await stripe.promotionCodes.list({ code, limit: 1 })
    if (data.length > 0) continue
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
  }
}

async function unlessThere(make: () => Promise<unknown>): Promise<void> {
  try {
    await make()
  } catch (error) {
    if (!isRefused(error, EXISTS)) throw error
  }
}
