import type { PostalAddress } from '../../contract/orders.ts'

/**
 * Postal codes of the countries that we send to, without blanks and hyphens: the formats of the Universal Postal Union,
 * https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions, read in November 2026.
 */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^[1-9]\d{3}$/,
  BE: /^[1-9]\d{3}$/,
  BG: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  CY: /^[1-9]\d{3}$/,
  CZ: /^[1-7]\d{4}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  EE: /^\d{5}$/,
  ES: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
  GR: /^[1-8]\d{4}$/,
  HR: /^[1-5]\d{4}$/,
  HU: /^[1-9]\d{3}$/,
  IE: /^[A-Z]\d[\dW][A-Z\d]{4}$/,
  IT: /^\d{5}$/,
  LI: /^94(?:8[5-9]|9[0-8])$/,
  LT: /^\d{5}$/,
  LU: /^[1-9]\d{3}$/,
  LV: /^\d{4}$/,
  MT: /^[A-Z]{3}\d{4}$/,
  NL: /^[1-9]\d{3}[A-Z]{2}$/,
  NO: /^\d{4}$/,
  PL: /^\d{5}$/,
  PT: /^[1-9]\d{6}$/,
  RO: /^\d{6}$/,
  SE: /^[1-9]\d{4}$/,
  SI: /^[1-9]\d{3}$/,
  SK: /^[089]\d{4}$/,
}

/** What people write before it: `D-10115`, `LV-1010`, `CH 8001`. */
const PREFIX = /^(?:[A-Z]{1,3}[- ])(?=\d)/

/** Whether the postal code has not the form of its country's. False without an address, and for countries that are not in the table. */
export function isAddressDoubtful(address: Pick<PostalAddress, 'country' | 'postalCode'> | null): boolean {
  const form = address && FORMS[address.country]
  if (!form) return false
  const typed = address.postalCode.trim().toUpperCase()
  return ![typed, typed.replace(PREFIX, '')].some(code => form.test(code.replace(/[\s-]/g, '')))
}
