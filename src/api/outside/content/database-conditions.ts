import { type RawBuilder, sql } from 'kysely'
import { keyFor } from './search-keys.ts'
import type { Fact, Operator, Order, Search } from './storage.ts'

const COLUMNS: Record<Fact, string> = {
  id: 'id',
  type: 'type',
  version: 'version',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  publishedAt: 'published_at',
  firstPublishedAt: 'first_published_at',
}
const COMPARED: Partial<Record<Operator, string>> = { lt: '<', lte: '<=', gt: '>', gte: '>=' }
const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/

type Sql = RawBuilder<boolean>
const columnRef = (name: string) => sql.ref(`content_resource.${name}`)

export function whereOf({ kind, state, conditions, words }: Search): Sql {
  const clauses = [sql<boolean>`content_resource.kind = ${kind}`]
  if (state === 'published') clauses.push(sql<boolean>`content_resource.published is not null`)
  const keys = state === 'published' ? conditions.map(keyFor).filter(key => key !== undefined) : []
  if (keys.length > 0) clauses.push(sql<boolean>`${columnRef('keys')} @> ${keys}::text[]`)
  const predicates = words ? [`exists($.** ? (@.type() == "string" && ${like(words)}))`] : []
  for (const { column, operator, values } of conditions) {
    if ('fact' in column) clauses.push(ofFact(COLUMNS[column.fact], operator, values))
    else predicates.push(ofBody(path(column.body), operator, values))
  }
  // All in one, so that a long body is read once.
  if (predicates.length > 0) clauses.push(sql<boolean>`${columnRef(state)} @@ ${predicates.join(' && ')}::jsonpath`)
  return sql`${sql.join(clauses, sql` and `)}`
}

/** In the order asked, missing values last, with a fixed order of equals. */
export function orderOf(state: Search['state'], orders: readonly Order[]): RawBuilder<unknown> {
  const clauses = orders.map(({ column, descending }) => {
    const value =
      'fact' in column ? columnRef(COLUMNS[column.fact]) : sql`${columnRef(state)} #> ${[...column.body]}::text[]`
    return sql`${value} ${sql.raw(descending ? 'desc' : 'asc')} nulls last`
  })
  return sql.join([...clauses, sql`content_resource.id`])
}

function ofFact(name: string, operator: Operator, values: readonly string[]): Sql {
  const [value = ''] = values
  switch (operator) {
    case 'ne':
    case 'nin':
      return sql`not (${isAmong(name, values)})`
    case 'all':
      return values.every(one => one === value) ? isAmong(name, [value]) : sql`false`
    case 'exists':
      return value === 'true' ? sql`${columnRef(name)} is not null` : sql`${columnRef(name)} is null`
    case 'match':
      return sql`position(lower(${value}) in lower(${columnRef(name)}::text)) > 0`
    case 'eq':
    case 'in':
      return isAmong(name, values)
    default:
      return sql`${columnRef(name)} ${sql.raw(COMPARED[operator] ?? '=')} ${typed(name, value)}`
  }
}

function isAmong(name: string, values: readonly string[]): Sql {
  return name.endsWith('_at')
    ? sql`coalesce(${columnRef(name)} = any(${[...values]}::timestamptz[]), false)`
    : sql`coalesce(${columnRef(name)}::text = any(${[...values]}::text[]), false)`
}

function typed(name: string, value: string): RawBuilder<unknown> {
  if (name.endsWith('_at')) return sql`${value}::timestamptz`
  return name === 'version' ? sql`${value}::numeric` : sql`${value}`
}

function ofBody(path: string, operator: Operator, values: readonly string[]): string {
  const [value = ''] = values
  const exists = (filter: string) => `exists(${path} ? (${filter}))`
  switch (operator) {
    case 'eq':
    case 'in':
      return exists(values.flatMap(same).join(' || '))
    case 'ne':
    case 'nin':
      return `!(${exists(values.flatMap(same).join(' || '))})`
    case 'all':
      return values.map(one => exists(same(one).join(' || '))).join(' && ')
    case 'exists':
      return value === 'true' ? exists('@ != null') : `!(${exists('@ != null')})`
    case 'match':
      return exists(like(value))
    default:
      return exists(`@ ${COMPARED[operator]} ${NUMBER.test(value) ? value : literal(value)}`)
  }
}

/** A JSON path's strings are escaped like JSON's, so no value can end its quotes. */
const literal = (value: string) => JSON.stringify(value)
const path = (keys: readonly string[]) => `$${keys.map(key => `.${literal(key)}`).join('')}[*]`
const like = (words: string) => `@ like_regex ${literal(words)} flag "iq"`

/** Addresses hold texts only: "50" may mean the number, "true" the boolean. */
function same(value: string): string[] {
  const found = [`@ == ${literal(value)}`]
  if (NUMBER.test(value)) found.push(`@ == ${value}`)
  if (value === 'true' || value === 'false') found.push(`@ == ${value}`)
  return found
}
