import type { SandboxRecord } from './records.ts'
import type { SandboxRecords } from './store.ts'

interface Priced {
  readonly product: string
  /** In cents. */
  readonly subtotal: number
}

/** Cents that a promotion takes off at a moment (seconds since the epoch); undefined where it is over or for other products. */
export async function discountOf(
  records: SandboxRecords,
  promotion: SandboxRecord<'promotion'> | undefined,
  { product, subtotal }: Priced,
  seconds: number,
): Promise<number | undefined> {
  if (!promotion?.active || (promotion.expires_at !== null && promotion.expires_at <= seconds)) return undefined
  const coupon = await records.read('coupon', promotion.promotion.coupon)
  if (!coupon || (coupon.applies_to && !coupon.applies_to.products.includes(product))) return undefined
  return Math.round((subtotal * coupon.percent_off) / 100)
}
