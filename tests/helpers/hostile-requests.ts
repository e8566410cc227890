import type { InjectOptions } from 'fastify'
import { HOSTILE_BODIES, ODD_VALUES } from './hostile-strings.ts'
import { exampleOf, type JsonSchema, type Known, pathsIn, withValueAt } from './schema-example.ts'

export interface Route {
  readonly method: string
  /** With `:name` and `*` as parameters. */
  readonly url: string
}

/** A part of a request that may hold a stranger's text. */
export interface InputPosition {
  readonly route: Route
  readonly where: string
  /** `turn` chooses among further oddities. */
  request(text: string, turn: number): InjectOptions
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: JsonSchema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
}

export type Described = Readonly<Record<string, Readonly<Record<string, Operation>>>>

const JSON_TYPE = 'application/json'
const BODIED = ['POST', 'PUT', 'PATCH', 'DELETE']
const ORIGIN = 'http://localhost:4321'

const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-purpose',
  'stripe-signature',
  'user-agent',
  'x-content-webhook-secret',
  'x-contentful-version',
  'x-request-id',
  'x-session',
]
const COOKIES = ['session', 'token', 'id', 'email', 'claim', 'asked', 'known', 'lang', 'mailbox']

export function inputPositionsOf(route: Route, described: Described, known: Known): InputPosition[] {
  const operation = described[route.url.replace(/:(\w+)(?:\([^/]*\))?/g, '{$1}')]?.[route.method.toLowerCase()]
  const names = (operation?.parameters ?? []).filter(({ in: position }) => position === 'query')
  const query = Object.fromEntries(names.map(({ name, schema }) => [name, plain(exampleOf(schema, known, name))]))
  const schema = operation?.requestBody?.content[JSON_TYPE]?.schema
  const body = schema && exampleOf(schema, known)
  const base = { route, query, body, known }
  return [...inPath(base), ...inQuery(base), ...(BODIED.includes(route.method) ? inBody(base) : []), ...inHeaders(base)]
}

interface Base {
  readonly route: Route
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly known: Known
}

function inPath(base: Base): InputPosition[] {
  const parts = base.route.url.match(/:\w+(?:\([^/]*\))?|\*/g) ?? []
  return parts.flatMap((_, index) => [
    position(base, `path ${index}, encoded`, text => ({ path: pathWith(base, index, encoded(text)) })),
    position(base, `path ${index}, as it is`, text => ({ path: pathWith(base, index, rawPath(text)) })),
  ])
}

function inQuery(base: Base): InputPosition[] {
  const named = [...Object.keys(base.query), 'key', 'access_token', 'hostile'].map(name =>
    position(base, `query ${name}`, text => ({ search: searchOf({ ...base.query, [name]: text }) })),
  )
  return [
    ...named,
    position(base, 'query as it is', text => ({ search: rawPath(text) })),
    position(base, 'name of a query', text => ({
      search: `${searchOf(base.query)}&${encoded(text)}=1&a[${encoded(text)}]=1`,
    })),
  ]
}

function inBody(base: Base): InputPosition[] {
  const fields = pathsIn(base.body).flatMap(path => [
    position(base, `body ${path.join('.')}`, text => ({ payload: JSON.stringify(withValueAt(base.body, path, text)) })),
  ])
  const odd = pathsIn(base.body).map(path =>
    position(base, `odd body ${path.join('.')}`, (_text, turn) => ({
      payload: JSON.stringify(withValueAt(base.body, path, ODD_VALUES[turn % ODD_VALUES.length])),
    })),
  )
  return [
    ...fields,
    ...odd,
    position(base, 'name of a field', text => ({
      payload: JSON.stringify({ ...(base.body as object), [text]: text }),
    })),
    position(base, 'body as it is', text => ({ payload: text })),
    position(base, 'body of no sense', (_text, turn) => ({
      payload: HOSTILE_BODIES[turn % HOSTILE_BODIES.length] ?? '',
    })),
  ]
}

function inHeaders(base: Base): InputPosition[] {
  return [
    position(base, 'a header', (text, turn) => ({
      headers: { [HEADERS[turn % HEADERS.length] ?? '']: headerOf(text) },
    })),
    position(base, 'a cookie', (text, turn) => ({
      headers: { cookie: `${COOKIES[turn % COOKIES.length]}=${turn % 2 ? encoded(text) : headerOf(text)}` },
    })),
  ]
}

interface Changed {
  readonly path?: string
  readonly search?: string
  readonly payload?: string
  readonly headers?: Readonly<Record<string, string>>
}

const position = (base: Base, where: string, change: (text: string, turn: number) => Changed): InputPosition => ({
  route: base.route,
  where,
  request: (text, turn) => {
    const { path = pathWith(base), search = searchOf(base.query), payload, headers } = change(text, turn)
    const hasBody = BODIED.includes(base.route.method)
    const sent = payload ?? (base.body === undefined ? '{}' : JSON.stringify(base.body))
    return {
      method: base.route.method as NonNullable<InjectOptions['method']>,
      url: `${ORIGIN}${path}${search === '' ? '' : `?${search}`}`,
      headers: { ...(hasBody && { 'content-type': JSON_TYPE }), ...headers },
      ...(hasBody && { payload: sent }),
    }
  },
})

/** The path with valid parts, except for one. */
function pathWith({ route, known }: Base, at = -1, text = ''): string {
  let index = 0
  return route.url.replace(/:(\w+)(?:\([^/]*\))?|\*/g, (_, name = '*') => {
    if (index++ === at) return text
    const value = known.named[name]
    return encodeURIComponent(typeof value === 'string' || typeof value === 'number' ? String(value) : known.uuid)
  })
}

const plain = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

const searchOf = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')

/** Byte by byte: lone surrogates become undecodable, as in hand-made requests. */
const encoded = (text: string): string =>
  [...text].map(unit => (unit.isWellFormed() ? encodeURIComponent(unit) : '%ED%A0%80')).join('')

/** Encodes only what would end the line or the path. */
const rawPath = (text: string): string =>
  [...text.toWellFormed()].map(unit => (/[\s?#]|[^!-~]/.test(unit) ? encodeURIComponent(unit) : unit)).join('')

const headerOf = (text: string): string =>
  Buffer.from(text.toWellFormed())
    .toString('latin1')
    .replace(/[^\t -~\u0080-\u00ff]/g, '')
