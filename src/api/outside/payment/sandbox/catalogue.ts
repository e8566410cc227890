import type { FormValue } from './form.ts'
import type { CouponObject, PriceObject, ProductObject, PromotionObject } from './objects.ts'
import { listOf, newId } from './objects.ts'
import { parametersOf } from './parameters.ts'
import { invalid, missing } from './refusal.ts'
import type { Books } from './store.ts'

export async function createProduct(books: Books, given: FormValue): Promise<ProductObject> {
  const { id = newId('prod', 14), name, description = null } = parametersOf('product', given)
  if (await books.read('product', id)) throw invalid('Product already exists.', 'id', 'resource_already_exists')
  const product: ProductObject = { id, object: 'product', active: true, name, description, livemode: false }
  await books.write('product', id, product)
  return product
}

export async function createPrice(books: Books, given: FormValue): Promise<PriceObject> {
  const wish = parametersOf('price', given)
  if (!(await books.read('product', wish.product))) throw missing('product', wish.product)
  if (wish.lookup_key !== undefined) await freeKey(books, wish.lookup_key, wish.transfer_lookup_key ?? false)
  const price: PriceObject = {
    id: newId('price'),
    object: 'price',
    active: true,
    currency: wish.currency,
    unit_amount: wish.unit_amount,
    product: wish.product,
    lookup_key: wish.lookup_key ?? null,
    type: 'one_time',
    livemode: false,
  }
  await books.write('price', price.id, price)
  return price
}

/** A lookup key belongs to one price at a time. */
async function freeKey(books: Books, key: string, mayTake: boolean): Promise<void> {
  const [holder] = await books.find<PriceObject>('price', { lookup_key: key })
  if (!holder) return
  if (!mayTake) throw invalid('A price already uses that lookup key.', 'lookup_key', 'resource_already_exists')
  await books.write('price', holder.id, { ...holder, lookup_key: null })
}

export async function listPrices(books: Books, given: FormValue): Promise<object> {
  const { lookup_keys: keys, active } = parametersOf('prices', given)
  const prices = await books.find<PriceObject>('price', active === undefined ? {} : { active })
  return listOf(
    prices.filter(({ lookup_key }) => !keys || (lookup_key !== null && keys.includes(lookup_key))),
    '/v1/prices',
  )
}

export async function createCoupon(books: Books, given: FormValue): Promise<CouponObject> {
  const { id, percent_off, applies_to = null } = parametersOf('coupon', given)
  if (await books.read('coupon', id)) throw invalid('Coupon already exists.', 'id', 'resource_already_exists')
  const coupon: CouponObject = { id, object: 'coupon', percent_off, applies_to, livemode: false }
  await books.write('coupon', id, coupon)
  return coupon
}

export async function createPromotion(books: Books, given: FormValue): Promise<PromotionObject> {
  const { code, promotion, expires_at = null } = parametersOf('promotion', given)
  if (!(await books.read('coupon', promotion.coupon))) throw missing('coupon', promotion.coupon)
  const id = newId('promo')
  const made: PromotionObject = {
    id,
    object: 'promotion_code',
    active: true,
    code: code.toUpperCase(),
    promotion,
    expires_at,
    livemode: false,
  }
  await books.write('promotion', id, made)
  return made
}

export async function listPromotions(books: Books, given: FormValue): Promise<object> {
  const { code } = parametersOf('promotions', given)
  const found = await books.find<PromotionObject>('promotion', code === undefined ? {} : { code: code.toUpperCase() })
  return listOf(found, '/v1/promotion_codes')
}
