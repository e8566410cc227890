import type { Seller } from '../../../src/api/invoices/seller.ts'

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
