import { withHost } from './asset-address.ts'
import { ENVIRONMENT, LOCALE, linkTo, localValue, type Resource } from './resource.ts'

export interface ContentOrigin {
  readonly space: string
  readonly host: string
}

const homeOf = (origin: ContentOrigin) => ({
  space: linkTo('Space', origin.space),
  environment: linkTo('Environment', ENVIRONMENT),
})

/** As the delivery API writes it: one value a field, or all locales by name. */
export function delivered(origin: ContentOrigin, resource: Resource, everyLocale: boolean): Record<string, unknown> {
  const { kind, id, type, revision, firstPublishedAt, publishedAt, publishedVersion } = resource
  const fields = kind === 'Asset' ? withHost(resource.published ?? {}, origin.host) : (resource.published ?? {})
  return {
    metadata: { tags: [], concepts: [] },
    sys: {
      ...homeOf(origin),
      id,
      type: kind,
      createdAt: firstPublishedAt?.toISOString(),
      updatedAt: publishedAt?.toISOString(),
      publishedVersion,
      revision,
      ...(type && { contentType: linkTo('ContentType', type) }),
      ...(!everyLocale && { locale: LOCALE }),
    },
    fields: everyLocale
      ? fields
      : Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, localValue(field)])),
  }
}

export function deliveredType(origin: ContentOrigin, { id, published, ...times }: Resource): Record<string, unknown> {
  return {
    sys: {
      ...homeOf(origin),
      id,
      type: 'ContentType',
      createdAt: times.firstPublishedAt?.toISOString(),
      updatedAt: times.publishedAt?.toISOString(),
      revision: times.revision,
    },
    description: '',
    ...published,
  }
}

export function tombstone(
  origin: ContentOrigin,
  change: { kind: string; id: string; type: string | null; revision: number; deletedAt: Date },
): Record<string, unknown> {
  const at = change.deletedAt.toISOString()
  return {
    sys: {
      ...homeOf(origin),
      id: change.id,
      type: `Deleted${change.kind}`,
      revision: change.revision,
      createdAt: at,
      updatedAt: at,
      deletedAt: at,
      ...(change.type && { contentType: linkTo('ContentType', change.type) }),
    },
  }
}

export function managed(origin: ContentOrigin, resource: Resource): Record<string, unknown> {
  const { kind, draft } = resource
  const fields = kind === 'Asset' ? withHost(draft, origin.host) : draft
  return {
    sys: managedSys(origin, resource),
    ...(kind === 'ContentType' ? draft : { metadata: { tags: [], concepts: [] }, fields }),
  }
}

function managedSys(origin: ContentOrigin, resource: Resource): Record<string, unknown> {
  const { kind, id, type, version, revision, archivedVersion, publishedVersion } = resource
  return {
    ...homeOf(origin),
    id,
    type: kind,
    version,
    publishedCounter: revision,
    createdAt: resource.createdAt.toISOString(),
    updatedAt: resource.updatedAt.toISOString(),
    ...(type && { contentType: linkTo('ContentType', type) }),
    ...(publishedVersion !== null && {
      publishedVersion,
      publishedAt: resource.publishedAt?.toISOString(),
    }),
    ...(resource.firstPublishedAt && { firstPublishedAt: resource.firstPublishedAt.toISOString() }),
    ...(archivedVersion !== null && { archivedVersion, archivedAt: resource.updatedAt.toISOString() }),
  }
}
