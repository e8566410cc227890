import { columnOf } from './query-column.ts'
import { invalidQuery, Refusal } from './refusal.ts'
import { type Kind, LOCALE } from './resource.ts'
import { type Column, type Condition, OPERATORS, type Operator, type Order, type Search } from './storage.ts'

/** https://www.contentful.com/developers/docs/references/content-delivery-api/#/reference/search-parameters */
const LIMIT_DEFAULT = 100
const LIMIT_MAX = 1000
const SKIP_MAX = 1_000_000
const INCLUDE_DEFAULT = 1
const INCLUDE_MAX = 10
const VALUES_MAX = 200
const VALUE_MAX = 1000
const RESERVED = ['content_type', 'limit', 'skip', 'order', 'include', 'locale', 'select', 'query', 'access_token']
const KEY = /^([A-Za-z0-9_.*-]+)(?:\[([a-z]+)\])?$/
const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/

export interface Query {
  readonly search: Search
  readonly include: number
  readonly everyLocale: boolean
  /** Dotted names; undefined for all. */
  readonly select: readonly string[] | undefined
}

/** Throws Refusal for an invalid query. */
export function readQuery(kind: Kind, state: Search['state'], params: URLSearchParams): Query {
  const type = params.get('content_type')
  const conditions = [...params].flatMap(([key, value]) =>
    RESERVED.includes(key) ? [] : [condition(kind, key, value)],
  )
  const order = orderOf(kind, params.get('order'))
  if (kind === 'Entry' && !type && [...conditions, ...order].some(({ column: place }) => 'body' in place)) {
    throw invalidQuery('contentTypeRequired', 'fields')
  }
  if (type) conditions.push({ column: { fact: 'type' }, operator: 'eq', values: [clean('content_type', type)] })
  const words = params.get('query')
  return {
    search: {
      kind,
      state,
      conditions,
      order,
      words: words ? clean('query', words) : undefined,
      limit: count(params, 'limit', LIMIT_DEFAULT, LIMIT_MAX),
      skip: count(params, 'skip', 0, SKIP_MAX),
    },
    include: count(params, 'include', INCLUDE_DEFAULT, INCLUDE_MAX),
    everyLocale: asksEveryLocale(params),
    select: params.get('select')?.split(',').filter(Boolean),
  }
}

/** Throws Refusal for a locale the space does not have. */
export function asksEveryLocale(params: URLSearchParams): boolean {
  const locale = params.get('locale') ?? LOCALE
  if (locale !== '*' && locale !== LOCALE) throw new Refusal(400, 'BadRequest', 'Unknown locale', { locale })
  return locale === '*'
}

function condition(kind: Kind, key: string, value: string): Condition {
  const [, name = '', operator = 'eq'] = KEY.exec(key) ?? []
  const column = columnOf(kind, name)
  if (!column) throw invalidQuery('unknown', key)
  if (!isOperator(operator)) throw invalidQuery('unknownOperator', operator)
  const several = operator === 'in' || operator === 'nin' || operator === 'all'
  const values = (several ? value.split(',') : [value]).map(one => clean(key, one))
  if (values.length > VALUES_MAX) throw invalidQuery('tooManyValues', key)
  if (!values.every(one => fits(column, operator, one))) throw invalidQuery('type', key)
  return { column, operator, values }
}

const isOperator = (word: string): word is Operator => OPERATORS.some(operator => operator === word)

function fits(column: Column, operator: Operator, value: string): boolean {
  if (operator === 'exists') return value === 'true' || value === 'false'
  if (!('fact' in column) || operator === 'match') return true
  if (column.fact.endsWith('At')) return !Number.isNaN(Date.parse(value)) && /^\d{4}-\d\d/.test(value)
  return column.fact !== 'version' || NUMBER.test(value)
}

function orderOf(kind: Kind, text: string | null): Order[] {
  if (!text) return [{ column: { fact: 'updatedAt' }, descending: true }]
  return text.split(',').map(entry => {
    const column = columnOf(kind, entry.replace(/^-/, ''))
    if (!column) throw invalidQuery('unknownOrder', entry)
    return { column, descending: entry.startsWith('-') }
  })
}

function count(params: URLSearchParams, name: string, otherwise: number, max: number): number {
  const text = params.get(name)
  if (text === null) return otherwise
  if (!/^\d{1,9}$/.test(text) || Number(text) > max) throw invalidQuery(name, text)
  return Number(text)
}

/** The database holds no NUL and no lone surrogate, so nothing equals such a value. */
function clean(name: string, value: string): string {
  if (value.length > VALUE_MAX || value.includes('\0') || !value.isWellFormed()) throw invalidQuery('value', name)
  return value
}
