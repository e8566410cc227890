import { storedFile } from './asset-address.ts'
import { checkPublishable } from './check-fields.ts'
import { fieldsOf, replaceResource, requireResource, requireVersion } from './drafts.ts'
import { badRequest, Refusal } from './refusal.ts'
import type { ContentDeps, HandlerInput } from './request.ts'
import type { Kind, Resource } from './resource.ts'

/** Publishes the draft. Throws Refusal when it is incomplete. */
export async function publish(deps: ContentDeps, kind: Kind, id: string, input: HandlerInput): Promise<Resource> {
  const before = await requireVersion(deps, kind, id, input)
  if (before.archivedVersion !== null) throw badRequest('Cannot publish archived')
  if (kind !== 'ContentType') checkPublishable(before.draft, await fieldsOf(deps, kind, before.type))
  if (kind === 'Asset' && !storedFile(before.draft)) {
    throw new Refusal(422, 'UnresolvedLinks', 'The file was not processed.')
  }
  const now = new Date(deps.clock())
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
  return replaceResource(deps, before, after, 'published')
}

/** Without a version, as the management library sends none. Throws Refusal when not published. */
export async function unpublish(deps: ContentDeps, kind: Kind, id: string): Promise<Resource> {
  const before = await requireResource(deps, kind, id)
  if (!before.published) throw badRequest('Not published')
  if (kind === 'ContentType' && (await countEntries(deps, id)) > 0) throw badRequest('Cannot unpublish with entries')
  const after: Resource = {
    ...before,
    published: null,
    publishedVersion: null,
    publishedAt: null,
    version: before.version + 1,
    updatedAt: new Date(deps.clock()),
  }
  return replaceResource(deps, before, after, 'withdrawn')
}

/** Archives or restores a draft. Throws Refusal for a published one. */
export async function archive(deps: ContentDeps, kind: Kind, id: string, away: boolean): Promise<Resource> {
  const before = await requireResource(deps, kind, id)
  if (kind === 'ContentType') throw badRequest('A content type cannot be archived')
  if (before.published) throw badRequest('Cannot archive published')
  if ((before.archivedVersion !== null) === away) throw badRequest(away ? 'Already archived' : 'Not archived')
  return replaceResource(deps, before, {
    ...before,
    archivedVersion: away ? before.version : null,
    version: before.version + 1,
    updatedAt: new Date(deps.clock()),
  })
}

async function countEntries({ storage }: ContentDeps, type: string): Promise<number> {
  const search = { kind: 'Entry', state: 'draft', order: [], limit: 0, skip: 0 } as const
  const { total } = await storage.find({
    ...search,
    conditions: [{ column: { fact: 'type' }, operator: 'eq', values: [type] }],
  })
  return total
}
