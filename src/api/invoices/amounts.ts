/** In the currency's minor unit. */
export interface TaxedAmount {
  readonly gross: number
  readonly net: number
  readonly tax: number
}

/** Hundredths of a per cent in the whole. */
const WHOLE = 10_000

/**
 * What VAT a price contains. The net amount is rounded to the minor unit, halves up, once a document and never a line (Art. 226
 * (10) of Directive 2006/112/EC leaves the rule to the states); tax is the rest, so that both add up to what was paid.
 */
export function containedTax(gross: number, rate: number): TaxedAmount {
  const net = roundedQuotient(gross * WHOLE, WHOLE + rate)
  return { gross, net, tax: gross - net }
}

/**
 * The part of an amount that goes back, after `before` of it went back already. Tax is shared out by what has gone back until
 * now, so that all parts together are the whole to the minor unit.
 */
export function creditedPart(whole: TaxedAmount, before: number, until: number): TaxedAmount {
  const taxUntil = (part: number) => roundedQuotient(whole.tax * part, whole.gross)
  const gross = until - before
  const tax = taxUntil(until) - taxUntil(before)
  return { gross, net: gross - tax, tax }
}

/** Halves up; for whole numbers below 2^52. */
const roundedQuotient = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor))
