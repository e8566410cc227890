import { checkPublishable } from './check-fields.ts'
import { fieldsOf, keep, need, needVersion } from './drafts.ts'
import { storedFile } from './files-of.ts'
import { badRequest, Refusal } from './refusal.ts'
import type { Asked, Parts } from './request.ts'
import type { Kind, Resource } from './resource.ts'

/** Publishes the draft. Throws Refusal when it is incomplete. */
export async function publish(parts: Parts, kind: Kind, id: string, asked: Asked): Promise<Resource> {
  const before = await needVersion(parts, kind, id, asked)
  if (before.archivedVersion !== null) throw badRequest('Cannot publish archived')
  if (kind !== 'ContentType') checkPublishable(before.draft, await fieldsOf(parts, kind, before.type))
  if (kind === 'Asset' && !storedFile(before.draft)) {
    throw new Refusal(422, 'UnresolvedLinks', 'The file was not processed.')
  }
  const now = new Date(parts.clock())
  const after: Resource = {
    ...before,
    published: before.draft,
    publishedVersion: before.version,
    version: before.version + 1,
    revision: before.revision + 1,
    updatedAt: now,
    publishedAt: now,
    firstPublishedAt: before.firstPublishedAt ?? now,
  }
  return keep(parts, before, after, 'published')
}

/** Without a version, as the management library sends none. Throws Refusal when not published. */
export async function unpublish(parts: Parts, kind: Kind, id: string): Promise<Resource> {
  const before = await need(parts, kind, id)
  if (!before.published) throw badRequest('Not published')
  if (kind === 'ContentType' && (await countEntries(parts, id)) > 0) throw badRequest('Cannot unpublish with entries')
  const after: Resource = {
    ...before,
    published: null,
    publishedVersion: null,
    publishedAt: null,
    version: before.version + 1,
    updatedAt: new Date(parts.clock()),
  }
  return keep(parts, before, after, 'withdrawn')
}

/** Archives or restores a draft. Throws Refusal for a published one. */
export async function archive(parts: Parts, kind: Kind, id: string, away: boolean): Promise<Resource> {
  const before = await need(parts, kind, id)
  if (kind === 'ContentType') throw badRequest('A content type cannot be archived')
  if (before.published) throw badRequest('Cannot archive published')
  if ((before.archivedVersion !== null) === away) throw badRequest(away ? 'Already archived' : 'Not archived')
  return keep(parts, before, {
    ...before,
    archivedVersion: away ? before.version : null,
    version: before.version + 1,
    updatedAt: new Date(parts.clock()),
  })
}

async function countEntries({ storage }: Parts, type: string): Promise<number> {
  const search = { kind: 'Entry', state: 'draft', order: [], limit: 0, skip: 0 } as const
  const { total } = await storage.find({
    ...search,
    conditions: [{ place: { fact: 'type' }, operator: 'eq', values: [type] }],
  })
  return total
}
