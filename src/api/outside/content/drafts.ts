import { ASSET_FIELDS, checkDraft } from './check-fields.ts'
import { type FieldDefinition, readContentType } from './content-type.ts'
import { retainFiles } from './files-of.ts'
import { badRequest, notFound, Refusal, versionMismatch } from './refusal.ts'
import type { ContentDeps, HandlerInput } from './request.ts'
import { readJson } from './request-body.ts'
import { type Body, isId, type Kind, type Resource } from './resource.ts'

/** Throws Refusal when there is none. */
export async function requireResource({ storage }: ContentDeps, kind: Kind, id: string): Promise<Resource> {
  const resource = await storage.read(kind, id)
  if (!resource) throw notFound({ type: kind, id })
  return resource
}

/** The resource in the version that the caller read. Throws Refusal when it has changed since. */
export async function requireVersion(
  deps: ContentDeps,
  kind: Kind,
  id: string,
  { request }: HandlerInput,
): Promise<Resource> {
  const resource = await requireResource(deps, kind, id)
  if (Number(request.headers.get('x-contentful-version') ?? Number.NaN) !== resource.version) throw versionMismatch()
  return resource
}

/** Stores a changed resource. Throws Refusal when another change came first. */
export async function replaceResource(
  { storage }: ContentDeps,
  before: Resource,
  after: Resource,
  publication?: 'published' | 'withdrawn',
): Promise<Resource> {
  if (!(await storage.replace(before, after, publication))) throw versionMismatch()
  return after
}

/** Throws Refusal for an entry of an unknown type. */
export async function fieldsOf(
  { storage }: ContentDeps,
  kind: Kind,
  type: string | null,
): Promise<readonly FieldDefinition[]> {
  if (kind !== 'Entry') return ASSET_FIELDS
  const definition = type === null ? undefined : (await storage.read('ContentType', type))?.published
  if (!definition) throw new Refusal(422, 'UnknownContentType', 'The content type could not be found.')
  return readContentType(definition).fields
}

export async function create(deps: ContentDeps, kind: Kind, id: string, { request }: HandlerInput): Promise<Resource> {
  if (!isId(id)) throw badRequest('The id may hold letters, digits, dots, hyphens and underscores, 64 at most.')
  const type = kind === 'Entry' ? (request.headers.get('x-contentful-content-type') ?? '') : null
  const now = new Date(deps.clock())
  const resource: Resource = {
    kind,
    id,
    type,
    version: 1,
    draft: await readDraft(deps, { kind, type, draft: {} }, request),
    published: null,
    publishedVersion: null,
    revision: 0,
    archivedVersion: null,
    createdAt: now,
    updatedAt: now,
    publishedAt: null,
    firstPublishedAt: null,
  }
  // A write without a version to an existing id: the caller has not read it.
  if (!(await deps.storage.create(resource))) throw versionMismatch()
  return resource
}

export async function update(deps: ContentDeps, kind: Kind, id: string, input: HandlerInput): Promise<Resource> {
  const before = await requireVersion(deps, kind, id, input)
  if (before.archivedVersion !== null) throw badRequest('Cannot edit archived')
  const draft = await readDraft(deps, before, input.request)
  return replaceResource(deps, before, {
    ...before,
    draft,
    version: before.version + 1,
    updatedAt: new Date(deps.clock()),
  })
}

async function readDraft(
  deps: ContentDeps,
  before: Pick<Resource, 'kind' | 'type' | 'draft'>,
  request: Request,
): Promise<Body> {
  const { sys: _sys, metadata: _metadata, ...body } = await readJson(request)
  if (before.kind === 'ContentType') return readContentType(body)
  const { fields = {} } = body
  if (typeof fields !== 'object' || fields === null) throw badRequest('The fields are not an object.')
  checkDraft(fields as Body, await fieldsOf(deps, before.kind, before.type))
  return before.kind === 'Asset' ? retainFiles(fields as Body, before.draft) : (fields as Body)
}
