import type { SandboxCheckout, SandboxPayment } from '../../../stores/checkout/sandbox-client.ts'

export function paymentFrom(form: FormData, { amount_total, countries }: SandboxCheckout): SandboxPayment {
  const typed = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const card = { number: typed('number'), expiry: typed('expiry').replaceAll(' ', ''), cvc: typed('cvc') }
  const address = {
    line1: typed('line1'),
    line2: typed('line2') || null,
    postal_code: typed('postal_code'),
    city: typed('city'),
    state: null,
    country: typed('country'),
  }
  return {
    email: typed('email'),
    ...(amount_total > 0 && { card }),
    ...(countries && { shipping: { name: typed('name'), address } }),
  }
}
