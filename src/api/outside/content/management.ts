import { randomBytes } from 'node:crypto'
import { managed } from './delivery-shape.ts'
import { create, need, update } from './drafts.ts'
import { archive, publish, unpublish } from './publishing.ts'
import { readQuery } from './query.ts'
import { badRequest, notFound, versionMismatch } from './refusal.ts'
import { type Answer, type Asked, answer, listOf, type Parts } from './request.ts'
import type { Kind, Resource } from './resource.ts'
import { selected } from './selection.ts'
import { processFile, removeFiles, upload } from './uploads.ts'

const KIND_OF: Record<string, Kind> = { entries: 'Entry', assets: 'Asset', content_types: 'ContentType' }
const ID_BYTES = 11

/** The management API: drafts, versions, publication. Throws Refusal. */
export async function manage(parts: Parts, asked: Asked): Promise<Answer> {
  const [first = '', id, action, ...rest] = asked.segments
  if (first === 'uploads' && asked.method === 'POST' && !id) return upload(parts, asked)
  const kind = Object.hasOwn(KIND_OF, first) ? KIND_OF[first] : undefined
  if (!kind) throw notFound()
  if (id === undefined) return all(parts, kind, asked)
  if (action === undefined) return one(parts, kind, id, asked)
  if (action === 'files' && kind === 'Asset' && rest[1] === 'process' && asked.method === 'PUT') {
    return processFile(parts, id, asked)
  }
  if (rest.length > 0) throw notFound()
  return answer(managed(parts.place, await act(parts, kind, id, asked, action)))
}

async function all(parts: Parts, kind: Kind, asked: Asked): Promise<Answer> {
  if (asked.method === 'POST') {
    const id = randomBytes(ID_BYTES).toString('hex')
    return answer(managed(parts.place, await create(parts, kind, id, asked)), 201)
  }
  if (asked.method !== 'GET') throw notFound()
  const { search, select } = readQuery(kind, 'draft', asked.params)
  const { total, resources } = await parts.storage.find(search)
  const items = resources.map(resource => selected(managed(parts.place, resource), select))
  return answer(listOf(items, { total, skip: search.skip, limit: search.limit }))
}

async function one(parts: Parts, kind: Kind, id: string, asked: Asked): Promise<Answer> {
  switch (asked.method) {
    case 'GET':
      return answer(managed(parts.place, await need(parts, kind, id)))
    case 'PUT':
      return asked.request.headers.has('x-contentful-version')
        ? answer(managed(parts.place, await update(parts, kind, id, asked)))
        : answer(managed(parts.place, await create(parts, kind, id, asked)), 201)
    case 'DELETE':
      await remove(parts, await need(parts, kind, id))
      return answer(null, 204)
    default:
      throw notFound()
  }
}

async function remove(parts: Parts, resource: Resource): Promise<void> {
  if (resource.published) throw badRequest('Cannot delete published')
  if (!(await parts.storage.remove(resource))) throw versionMismatch()
  if (resource.kind === 'Asset') await removeFiles(parts, resource.id)
}

function act(parts: Parts, kind: Kind, id: string, asked: Asked, action: string): Promise<Resource> {
  const [doing, undoing] = [asked.method === 'PUT', asked.method === 'DELETE']
  if (action === 'published' && doing) return publish(parts, kind, id, asked)
  if (action === 'published' && undoing) return unpublish(parts, kind, id)
  if (action === 'archived' && (doing || undoing)) return archive(parts, kind, id, doing)
  throw notFound()
}
