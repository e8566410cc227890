import type { FormValue } from './form.ts'
import { listOf, newId } from './objects.ts'
import { parametersOf } from './parameters.ts'
import type { SandboxRecord } from './records.ts'
import { invalid, missing } from './refusal.ts'
import type { SandboxRecords } from './store.ts'

export async function createProduct(records: SandboxRecords, given: FormValue): Promise<SandboxRecord<'product'>> {
  const { id = newId('prod', 14), name, description = null } = parametersOf('product', given)
  if (await records.read('product', id)) throw invalid('Product already exists.', 'id', 'resource_already_exists')
  const product: SandboxRecord<'product'> = { id, object: 'product', active: true, name, description, livemode: false }
  await records.write('product', id, product)
  return product
}

export async function createPrice(records: SandboxRecords, given: FormValue): Promise<SandboxRecord<'price'>> {
  const parameters = parametersOf('price', given)
  if (!(await records.read('product', parameters.product))) throw missing('product', parameters.product)
  if (parameters.lookup_key !== undefined)
    await releaseLookupKey(records, parameters.lookup_key, parameters.transfer_lookup_key ?? false)
  const price: SandboxRecord<'price'> = {
    id: newId('price'),
    object: 'price',
    active: true,
    currency: parameters.currency,
    unit_amount: parameters.unit_amount,
    product: parameters.product,
    lookup_key: parameters.lookup_key ?? null,
    type: 'one_time',
    livemode: false,
  }
  await records.write('price', price.id, price)
  return price
}

/** A lookup key belongs to one price at a time. */
async function releaseLookupKey(records: SandboxRecords, key: string, mayTransfer: boolean): Promise<void> {
  const [current] = await records.find('price', { lookup_key: key })
  if (!current) return
  if (!mayTransfer) throw invalid('A price already uses that lookup key.', 'lookup_key', 'resource_already_exists')
  await records.write('price', current.id, { ...current, lookup_key: null })
}

export async function listPrices(records: SandboxRecords, given: FormValue): Promise<object> {
  const { lookup_keys: keys, active } = parametersOf('prices', given)
  const prices = await records.find('price', active === undefined ? {} : { active })
  return listOf(
    prices.filter(({ lookup_key }) => !keys || (lookup_key !== null && keys.includes(lookup_key))),
    '/v1/prices',
  )
}

export async function createCoupon(records: SandboxRecords, given: FormValue): Promise<SandboxRecord<'coupon'>> {
  const { id, percent_off, applies_to = null } = parametersOf('coupon', given)
  if (await records.read('coupon', id)) throw invalid('Coupon already exists.', 'id', 'resource_already_exists')
  const coupon: SandboxRecord<'coupon'> = { id, object: 'coupon', percent_off, applies_to, livemode: false }
  await records.write('coupon', id, coupon)
  return coupon
}

export async function createPromotion(records: SandboxRecords, given: FormValue): Promise<SandboxRecord<'promotion'>> {
  const { code, promotion, expires_at = null } = parametersOf('promotion', given)
  if (!(await records.read('coupon', promotion.coupon))) throw missing('coupon', promotion.coupon)
  const id = newId('promo')
  const made: SandboxRecord<'promotion'> = {
    id,
    object: 'promotion_code',
    active: true,
    code: code.toUpperCase(),
    promotion,
    expires_at,
    livemode: false,
  }
  await records.write('promotion', id, made)
  return made
}

export async function listPromotions(records: SandboxRecords, given: FormValue): Promise<object> {
  const { code, expand = [] } = parametersOf('promotions', given)
  const found = await records.find('promotion', code === undefined ? {} : { code: code.toUpperCase() })
  const listed = expand.length === 0 ? found : await Promise.all(found.map(each => withCoupon(records, each)))
  return listOf(listed, '/v1/promotion_codes')
}

const withCoupon = async (records: SandboxRecords, promotion: SandboxRecord<'promotion'>): Promise<object> => ({
  ...promotion,
  promotion: { ...promotion.promotion, coupon: await records.read('coupon', promotion.promotion.coupon) },
})
