import { BRAND } from '../../contract/brand.ts'
import { operatorOf } from '../../contract/operator.ts'
import { ConfigError } from './config-error.ts'
import type { Settings } from './settings.ts'

/** Who sells, as invoices name them: the operator. */
export interface SellerConfig {
  readonly name: string
  readonly address: readonly string[]
  readonly country: string
  readonly vatId: string | null
  readonly taxNumber: string | null
  readonly scheme: Settings['SELLER_TAX']
  readonly timeZone: string
}

/** Throws ConfigError where real money is taken and an invoice would lack what the law wants (Art. 226 of Directive 2006/112/EC). */
export function sellerConfig(settings: Settings): SellerConfig {
  const { SELLER_VAT_ID: vatId, SELLER_TAX_NUMBER: taxNumber, SELLER_TAX: scheme } = settings
  if (settings.STRIPE_SECRET_KEY?.includes('k_live_')) requireComplete(settings)
  const { OPERATOR_NAME, OPERATOR_ADDRESS } = settings
  const { name, address } = operatorOf({ OPERATOR_NAME, OPERATOR_ADDRESS })
  return {
    name: name || BRAND,
    address,
    country: settings.SELLER_COUNTRY,
    vatId: vatId ?? null,
    taxNumber: taxNumber ?? null,
    scheme,
    timeZone: settings.SELLER_TIME_ZONE,
  }
}

function requireComplete(settings: Settings): void {
  const missing = (['OPERATOR_NAME', 'OPERATOR_ADDRESS'] as const).find(name => !settings[name])
  if (missing) throw new ConfigError(`STRIPE_SECRET_KEY takes real money: invoices need ${missing} beside it`)
  if (settings.SELLER_TAX === 'none' || settings.SELLER_VAT_ID || settings.SELLER_TAX_NUMBER) return
  throw new ConfigError(
    'STRIPE_SECRET_KEY takes real money: invoices need SELLER_VAT_ID or SELLER_TAX_NUMBER beside it',
  )
}
