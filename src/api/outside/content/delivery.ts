import { delivered, deliveredType } from './delivery-shape.ts'
import { includeLinked } from './includes.ts'
import { asksEveryLocale, readQuery } from './query.ts'
import { invalidQuery, notFound, Refusal } from './refusal.ts'
import { type ContentDeps, type HandlerInput, type HandlerResult, handlerResult, listOf } from './request.ts'
import type { Resource } from './resource.ts'
import { selected } from './selection.ts'
import { readSync } from './sync.ts'

const KIND_OF = { entries: 'Entry', assets: 'Asset' } as const

/** The delivery API: published content, read-only. Throws Refusal. */
export async function deliver(deps: ContentDeps, input: HandlerInput): Promise<HandlerResult> {
  if (input.method !== 'GET') throw new Refusal(405, 'MethodNotAllowed', 'The delivery API is for reading.')
  const [first = '', id, more] = input.segments
  if (more !== undefined) throw notFound()
  if (first === 'sync' && !id) return handlerResult(await readSync(deps, input.params, `${input.address}/sync`))
  if (first === 'content_types') return handlerResult(await types(deps, input.params, id))
  if (first !== 'entries' && first !== 'assets') throw notFound()
  const kind = KIND_OF[first]
  if (id === undefined) return handlerResult(await list(deps, kind, input.params))
  const resource = published(await deps.storage.read(kind, id), id)
  return handlerResult(delivered(deps.origin, resource, asksEveryLocale(input.params)))
}

function published(resource: Resource | undefined, id: string): Resource {
  if (!resource?.published) throw notFound({ id })
  return resource
}

async function list(deps: ContentDeps, kind: 'Entry' | 'Asset', params: URLSearchParams): Promise<object> {
  const { search, include, everyLocale, select } = readQuery(kind, 'published', params)
  const type = params.get('content_type')
  if (type && !(await deps.storage.read('ContentType', type))?.published) {
    throw invalidQuery('unknownContentType', type)
  }
  const { total, resources } = await deps.storage.find(search)
  const items = resources.map(resource => selected(delivered(deps.origin, resource, everyLocale), select))
  const linked = await includeLinked(deps, items, { depth: kind === 'Entry' ? include : 0, everyLocale })
  return {
    ...listOf(items, { total, skip: search.skip, limit: search.limit }),
    ...(linked.errors.length > 0 && { errors: linked.errors }),
    ...(Object.keys(linked.includes).length > 0 && { includes: linked.includes }),
  }
}

async function types(
  { storage, origin }: ContentDeps,
  params: URLSearchParams,
  id: string | undefined,
): Promise<object> {
  if (id) return deliveredType(origin, published(await storage.read('ContentType', id), id))
  const { search } = readQuery('ContentType', 'published', params)
  const { total, resources } = await storage.find(search)
  return listOf(
    resources.map(resource => deliveredType(origin, resource)),
    { total, skip: search.skip, limit: search.limit },
  )
}
