import { ASSET_FIELDS, checkDraft } from './check-fields.ts'
import { type FieldDefinition, readContentType } from './content-type.ts'
import { keepFiles } from './files-of.ts'
import { badRequest, notFound, Refusal, versionMismatch } from './refusal.ts'
import type { Asked, Parts } from './request.ts'
import { readJson } from './request-body.ts'
import { type Body, isId, type Kind, type Resource } from './resource.ts'

/** Throws Refusal when there is none. */
export async function need({ storage }: Parts, kind: Kind, id: string): Promise<Resource> {
  const resource = await storage.read(kind, id)
  if (!resource) throw notFound({ type: kind, id })
  return resource
}

/** The resource in the version that the caller read. Throws Refusal when it has changed since. */
export async function needVersion(parts: Parts, kind: Kind, id: string, { request }: Asked): Promise<Resource> {
  const resource = await need(parts, kind, id)
  if (Number(request.headers.get('x-contentful-version') ?? Number.NaN) !== resource.version) throw versionMismatch()
  return resource
}

/** Stores a changed resource. Throws Refusal when another change came first. */
export async function keep(
  { storage }: Parts,
  before: Resource,
  after: Resource,
  publication?: 'published' | 'withdrawn',
): Promise<Resource> {
  if (!(await storage.replace(before, after, publication))) throw versionMismatch()
  return after
}

/** Throws Refusal for an entry of an unknown type. */
export async function fieldsOf(
  { storage }: Parts,
  kind: Kind,
  type: string | null,
): Promise<readonly FieldDefinition[]> {
  if (kind !== 'Entry') return ASSET_FIELDS
  const definition = type === null ? undefined : (await storage.read('ContentType', type))?.published
  if (!definition) throw new Refusal(422, 'UnknownContentType', 'The content type could not be found.')
  return readContentType(definition).fields
}

export async function create(parts: Parts, kind: Kind, id: string, { request }: Asked): Promise<Resource> {
  if (!isId(id)) throw badRequest('The id may hold letters, digits, dots, hyphens and underscores, 64 at most.')
  const type = kind === 'Entry' ? (request.headers.get('x-contentful-content-type') ?? '') : null
  const now = new Date(parts.clock())
  const resource: Resource = {
    kind,
    id,
    type,
    version: 1,
    draft: await readDraft(parts, { kind, type, draft: {} }, request),
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
  if (!(await parts.storage.create(resource))) throw versionMismatch()
  return resource
}

export async function update(parts: Parts, kind: Kind, id: string, asked: Asked): Promise<Resource> {
  const before = await needVersion(parts, kind, id, asked)
  if (before.archivedVersion !== null) throw badRequest('Cannot edit archived')
  const draft = await readDraft(parts, before, asked.request)
  return keep(parts, before, { ...before, draft, version: before.version + 1, updatedAt: new Date(parts.clock()) })
}

async function readDraft(
  parts: Parts,
  before: Pick<Resource, 'kind' | 'type' | 'draft'>,
  request: Request,
): Promise<Body> {
  const { sys: _sys, metadata: _metadata, ...body } = await readJson(request)
  if (before.kind === 'ContentType') return readContentType(body)
  const { fields = {} } = body
  if (typeof fields !== 'object' || fields === null) throw badRequest('The fields are not an object.')
  checkDraft(fields as Body, await fieldsOf(parts, before.kind, before.type))
  return before.kind === 'Asset' ? keepFiles(fields as Body, before.draft) : (fields as Body)
}
