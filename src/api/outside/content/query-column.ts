import { type Kind, LOCALE } from './resource.ts'
import type { Column, Fact } from './storage.ts'

const FACTS: Record<string, Fact> = {
  'sys.id': 'id',
  'sys.contentType.sys.id': 'type',
  'sys.version': 'version',
  'sys.createdAt': 'createdAt',
  'sys.updatedAt': 'updatedAt',
  'sys.publishedAt': 'publishedAt',
  'sys.firstPublishedAt': 'firstPublishedAt',
}
const FIELD = /^[A-Za-z][A-Za-z0-9_]{0,63}$/
const DEPTH_MAX = 6

/** Place of `fields.url`, `fields.cover.sys.id` or `sys.id`, a locale allowed after the field; undefined for none. */
export function columnOf(kind: Kind, name: string): Column | undefined {
  const fact = Object.hasOwn(FACTS, name) ? FACTS[name] : undefined
  if (fact) return { fact }
  const [start, field = '', ...rest] = name.split('.')
  if (kind === 'ContentType') return start === 'name' && field === '' ? { body: ['name'] } : undefined
  if (start !== 'fields' || !FIELD.test(field) || rest.length > DEPTH_MAX) return undefined
  const deeper = rest[0] === LOCALE ? rest.slice(1) : rest
  if (deeper.some(key => key !== '*' && !FIELD.test(key))) return undefined
  return { body: [field, LOCALE, ...deeper.filter(key => key !== '*')] }
}
