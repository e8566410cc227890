import { randomBytes } from 'node:crypto'
import { managed } from './delivery-shape.ts'
import { create, requireResource, update } from './drafts.ts'
import { archive, publish, unpublish } from './publishing.ts'
import { readQuery } from './query.ts'
import { badRequest, notFound, versionMismatch } from './refusal.ts'
import { type ContentDeps, type HandlerInput, type HandlerResult, handlerResult, listOf } from './request.ts'
import type { Kind, Resource } from './resource.ts'
import { selected } from './selection.ts'
import { processFile, removeFiles, upload } from './uploads.ts'

const KIND_OF: Record<string, Kind> = { entries: 'Entry', assets: 'Asset', content_types: 'ContentType' }
const ID_BYTES = 11

/** The management API: drafts, versions, publication. Throws Refusal. */
export async function manage(deps: ContentDeps, input: HandlerInput): Promise<HandlerResult> {
  const [first = '', id, action, ...rest] = input.segments
  if (first === 'uploads' && input.method === 'POST' && !id) return upload(deps, input)
  const kind = Object.hasOwn(KIND_OF, first) ? KIND_OF[first] : undefined
  if (!kind) throw notFound()
  if (id === undefined) return all(deps, kind, input)
  if (action === undefined) return one(deps, kind, id, input)
  if (action === 'files' && kind === 'Asset' && rest[1] === 'process' && input.method === 'PUT') {
    return processFile(deps, id, input)
  }
  if (rest.length > 0) throw notFound()
  return handlerResult(managed(deps.origin, await act(deps, kind, id, input, action)))
}

async function all(deps: ContentDeps, kind: Kind, input: HandlerInput): Promise<HandlerResult> {
  if (input.method === 'POST') {
    const id = randomBytes(ID_BYTES).toString('hex')
    return handlerResult(managed(deps.origin, await create(deps, kind, id, input)), 201)
  }
  if (input.method !== 'GET') throw notFound()
  const { search, select } = readQuery(kind, 'draft', input.params)
  const { total, resources } = await deps.storage.find(search)
  const items = resources.map(resource => selected(managed(deps.origin, resource), select))
  return handlerResult(listOf(items, { total, skip: search.skip, limit: search.limit }))
}

async function one(deps: ContentDeps, kind: Kind, id: string, input: HandlerInput): Promise<HandlerResult> {
  switch (input.method) {
    case 'GET':
      return handlerResult(managed(deps.origin, await requireResource(deps, kind, id)))
    case 'PUT':
      return input.request.headers.has('x-contentful-version')
        ? handlerResult(managed(deps.origin, await update(deps, kind, id, input)))
        : handlerResult(managed(deps.origin, await create(deps, kind, id, input)), 201)
    case 'DELETE':
      await remove(deps, await requireResource(deps, kind, id))
      return handlerResult(null, 204)
    default:
      throw notFound()
  }
}

async function remove(deps: ContentDeps, resource: Resource): Promise<void> {
  if (resource.published) throw badRequest('Cannot delete published')
  if (!(await deps.storage.remove(resource))) throw versionMismatch()
  if (resource.kind === 'Asset') await removeFiles(deps, resource.id)
}

function act(deps: ContentDeps, kind: Kind, id: string, input: HandlerInput, action: string): Promise<Resource> {
  const [doing, undoing] = [input.method === 'PUT', input.method === 'DELETE']
  if (action === 'published' && doing) return publish(deps, kind, id, input)
  if (action === 'published' && undoing) return unpublish(deps, kind, id)
  if (action === 'archived' && (doing || undoing)) return archive(deps, kind, id, doing)
  throw notFound()
}
