/** Of all prices (ISO 4217). */
export const CURRENCY = 'EUR'
