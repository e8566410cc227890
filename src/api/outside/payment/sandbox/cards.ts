import { declined } from './refusal.ts'

export interface Card {
  readonly number: string
  /** `12/30` */
  readonly expiry: string
  readonly cvc: string
}

type Outcome = 'pays' | 'asks' | readonly [code: string, message: string, declineCode?: string]

/** What Stripe's test cards do: https://docs.stripe.com/testing */
const CARDS: Readonly<Record<string, Outcome>> = {
  '4242424242424242': 'pays',
  '5555555555554444': 'pays',
  '378282246310005': 'pays',
  '4000002500003155': 'asks',
  '4000000000000002': ['card_declined', 'Your card was declined.', 'generic_decline'],
  '4000000000009995': ['card_declined', 'Your card has insufficient funds.', 'insufficient_funds'],
  '4000000000000069': ['expired_card', 'Your card has expired.', 'expired_card'],
  '4000000000000127': ['incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'],
  '4000000000000119': ['processing_error', 'An error occurred while processing your card.', 'processing_error'],
}

/** `asks` for 3-D Secure; `now` in ms. Throws a refusal for any other card. */
export function tryCard(card: Card, now: number): 'pays' | 'asks' {
  const number = card.number.replace(/[\s-]/g, '')
  if (!isCardNumber(number)) throw declined('incorrect_number', 'Your card number is incorrect.')
  if (isOver(card.expiry, now)) {
    throw declined('invalid_expiry_year', "Your card's expiration date is in the past.")
  }
  if (!/^\d{3,4}$/.test(card.cvc)) throw declined('invalid_cvc', "Your card's security code is invalid.")
  const outcome = CARDS[number]
  // Real cards must not be typed here; what is typed is not kept.
  if (!outcome) throw declined('card_declined', 'Only test cards pay here.', 'test_mode_live_card')
  if (typeof outcome === 'string') return outcome
  throw declined(...outcome)
}

/** The check digit of ISO/IEC 7812-1 (Luhn). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function isOver(expiry: string, now: number): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number)
  if (!(month >= 1 && month <= 12) || !Number.isInteger(year)) return true
  return Date.UTC(2000 + (year % 100), month, 1) <= now
}
