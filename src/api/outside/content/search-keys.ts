import { type Body, LOCALE, localValue } from './resource.ts'
import type { Condition } from './storage.ts'

const VALUE_MAX = 100
const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/

/** Short values of a body as `field=value`: a search checks these before it opens the bodies, which may be long. */
export function keysOf(body: Body): string[] {
  return Object.entries(body).flatMap(([field, values]) => {
    const value = localValue(values)
    return (Array.isArray(value) ? value : [value]).filter(isShort).map(one => `${field}=${one}`)
  })
}

const isShort = (value: unknown): boolean =>
  typeof value === 'boolean' || (typeof value === 'string' && value.length <= VALUE_MAX)

/** Key that a matching body must have; undefined where keys cannot tell: "7" may mean a number. */
export function keyFor({ column, operator, values }: Condition): string | undefined {
  const [value = ''] = values
  if (operator !== 'eq' || !('body' in column) || NUMBER.test(value) || value.length > VALUE_MAX) return undefined
  const [field, locale, ...deeper] = column.body
  return locale === LOCALE && deeper.length === 0 ? `${field}=${value}` : undefined
}
