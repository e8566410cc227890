import { createClient } from 'contentful'
import { PREFIX } from './asset-address.ts'
import { type Connection, clientOptions } from './connection.ts'
import type { ContentReader, ReadEntry } from './content.ts'
import { contentErrorOf } from './content-error.ts'
import { resolveAddresses } from './resolve-addresses.ts'
import { ENVIRONMENT } from './resource.ts'

interface SdkEntry {
  readonly sys: { readonly id: string; readonly updatedAt: string; readonly contentType: { sys: { id: string } } }
  readonly fields: Record<string, unknown>
}

/** Nothing is sent before the first request. */
export function openReader(connection: Connection): ContentReader {
  const { embedded, space, deliveryToken } = connection
  const client = createClient({
    ...clientOptions(connection),
    space,
    environment: ENVIRONMENT,
    accessToken: deliveryToken,
    ...(embedded && { host: new URL(embedded.origin).host, basePath: `${PREFIX}/cda` }),
  })
  const options = { protocol: 'https:', ownHost: embedded && new URL(embedded.origin).host }
  const read = (entry: SdkEntry): ReadEntry => {
    resolveAddresses(entry, options)
    const { id, updatedAt, contentType } = entry.sys
    return { id, type: contentType.sys.id, updatedAt, fields: entry.fields }
  }
  return {
    entries: query =>
      withContentErrors(async () => {
        const { total, items } = await client.getEntries({ ...query })
        return { total, items: items.map(item => read(item as unknown as SdkEntry)) }
      }),
    entry: id =>
      withContentErrors(async () => {
        // Not getEntry: that one reports an id it does not find as an error.
        const [item] = (await client.getEntries({ 'sys.id': id, limit: 1 })).items
        return item && read(item as unknown as SdkEntry)
      }),
    position: () => withContentErrors(async () => embedded?.position?.() ?? walkToNow(client)),
    changes: token =>
      withContentErrors(async () => {
        const cursor = token === undefined ? { initial: true as const } : { nextSyncToken: token }
        const found = await client.withoutLinkResolution.sync(cursor)
        return {
          entries: found.entries.map(entry => read(entry as unknown as SdkEntry)),
          withdrawn: found.deletedEntries.map(({ sys }) => sys.id),
          assets: [...found.assets, ...found.deletedAssets].map(({ sys }) => sys.id),
          token: found.nextSyncToken ?? '',
        }
      }),
  }
}

async function walkToNow({ withoutLinkResolution }: ReturnType<typeof createClient>): Promise<string> {
  let page = await withoutLinkResolution.sync({ initial: true }, { paginate: false })
  while (page.nextPageToken) {
    page = await withoutLinkResolution.sync({ nextPageToken: page.nextPageToken }, { paginate: false })
  }
  return page.nextSyncToken ?? ''
}

async function withContentErrors<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request()
  } catch (error) {
    throw contentErrorOf(error)
  }
}
