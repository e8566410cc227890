import * as z from 'zod/mini'
import { PostalAddress } from '../../contract/orders.ts'
import { Tracking } from '../../contract/print-order.ts'
import { ACCEPTANCES } from '../../contract/shop.ts'
import { columnReader } from './stored.ts'

/** The price of stories of so many words or more. */
const LengthPrice = z.object({ wordsFrom: z.int(), priceInCent: z.int(), priceId: z.string() })
export type LengthPrice = z.output<typeof LengthPrice>

/** Each throws StoredShapeError. */
export const storedMetadata = columnReader('product.metadata', z.record(z.string(), z.string()))
export const storedLengths = columnReader('product.lengths', z.array(LengthPrice))
export const storedAcceptances = columnReader('shop_order.accepted', z.array(z.enum(ACCEPTANCES)))
export const storedAddress = columnReader('shop_order.address', z.nullable(PostalAddress))
export const storedTracking = columnReader('print_order.tracking', z.nullable(Tracking))
