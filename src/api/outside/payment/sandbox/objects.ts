import { randomBytes } from 'node:crypto'

/** An id like Stripe's: prefix, and unguessable letters and digits. */
export function newId(prefix: string, length = 24): string {
  const letters = randomBytes(length * 2)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
  return `${prefix}_${letters.slice(0, length)}`
}

export const listOf = (data: readonly object[], url: string) => ({ object: 'list', data, has_more: false, url })
