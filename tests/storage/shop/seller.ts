import type { Seller } from '../../../src/api/invoices/seller.ts'
import type { RefundDeps } from '../../../src/api/shop/refund-order.ts'

/** Who sells in the tests. */
export const SELLER: Seller = {
  name: 'Laternenverlag Berg & Söhne',
  address: ['Gasse 1', '10115 Berlin', 'Deutschland'],
  country: 'DE',
  vatId: 'DE123456789',
  taxNumber: null,
  scheme: 'countries',
  timeZone: 'Europe/Berlin',
}

/** What a refund needs where nobody reads its mail. */
export const refundDeps = (clock: () => number): RefundDeps => ({
  seller: SELLER,
  clock,
  publicOrigin: 'https://tales.example',
  sendReceipt: async () => undefined,
})
