import { delivered, deliveredType } from './delivery-shape.ts'
import { includeLinked } from './includes.ts'
import { asksEveryLocale, readQuery } from './query.ts'
import { invalidQuery, notFound, Refusal } from './refusal.ts'
import { type Answer, type Asked, answer, listOf, type Parts } from './request.ts'
import type { Resource } from './resource.ts'
import { selected } from './selection.ts'
import { readSync } from './sync.ts'

const KIND_OF = { entries: 'Entry', assets: 'Asset' } as const

/** The delivery API: published content, read-only. Throws Refusal. */
export async function deliver(parts: Parts, asked: Asked): Promise<Answer> {
  if (asked.method !== 'GET') throw new Refusal(405, 'MethodNotAllowed', 'The delivery API is for reading.')
  const [first = '', id, more] = asked.segments
  if (more !== undefined) throw notFound()
  if (first === 'sync' && !id) return answer(await readSync(parts, asked.params, `${asked.address}/sync`))
  if (first === 'content_types') return answer(await types(parts, asked.params, id))
  if (first !== 'entries' && first !== 'assets') throw notFound()
  const kind = KIND_OF[first]
  if (id === undefined) return answer(await list(parts, kind, asked.params))
  const resource = published(await parts.storage.read(kind, id), id)
  return answer(delivered(parts.place, resource, asksEveryLocale(asked.params)))
}

function published(resource: Resource | undefined, id: string): Resource {
  if (!resource?.published) throw notFound({ id })
  return resource
}

async function list(parts: Parts, kind: 'Entry' | 'Asset', params: URLSearchParams): Promise<object> {
  const { search, include, everyLocale, select } = readQuery(kind, 'published', params)
  const type = params.get('content_type')
  if (type && !(await parts.storage.read('ContentType', type))?.published) {
    throw invalidQuery('unknownContentType', type)
  }
  const { total, resources } = await parts.storage.find(search)
  const items = resources.map(resource => selected(delivered(parts.place, resource, everyLocale), select))
  const linked = await includeLinked(parts, items, { depth: kind === 'Entry' ? include : 0, everyLocale })
  return {
    ...listOf(items, { total, skip: search.skip, limit: search.limit }),
    ...(linked.errors.length > 0 && { errors: linked.errors }),
    ...(Object.keys(linked.includes).length > 0 && { includes: linked.includes }),
  }
}

async function types({ storage, place }: Parts, params: URLSearchParams, id: string | undefined): Promise<object> {
  if (id) return deliveredType(place, published(await storage.read('ContentType', id), id))
  const { search } = readQuery('ContentType', 'published', params)
  const { total, resources } = await storage.find(search)
  return listOf(
    resources.map(resource => deliveredType(place, resource)),
    { total, skip: search.skip, limit: search.limit },
  )
}
