import { createClient } from 'contentful-management'
import { PREFIX } from './asset-address.ts'
import { type Connection, clientOptions } from './connection.ts'
import { ContentError } from './content-error.ts'
import { ENVIRONMENT } from './resource.ts'

export function managementClient(connection: Connection) {
  const { embedded, space, managementToken } = connection
  const host = embedded && new URL(embedded.origin).host
  return createClient(
    {
      ...clientOptions(connection),
      accessToken: managementToken,
      ...(host && { host, hostUpload: host, basePath: `${PREFIX}/cma` }),
    },
    { defaults: { spaceId: space, environmentId: ENVIRONMENT } },
  )
}

export type ManagementClient = ReturnType<typeof managementClient>

/** The library does not escape ids in paths. Throws ContentError for `.` and `..`, which would change the path. */
export function idSegment(id: string): string {
  if (id === '.' || id === '..' || id === '' || !id.isWellFormed()) throw new ContentError('missing', 404)
  return encodeURIComponent(id)
}

export const inLocale = (fields: object, locale: string): Record<string, Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { [locale]: value }]))

export const outOfLocale = (fields: Record<string, Record<string, unknown>>, locale: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field?.[locale]]))
