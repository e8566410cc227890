import { readAssetUrls } from './asset-urls.ts'
import { removeAsset, saveAsset } from './asset-writer.ts'
import type { Connection } from './connection.ts'
import type { ContentWriter, DraftEntry } from './content.ts'
import { contentErrorOf, unlessMissing } from './content-error.ts'
import { idSegment, inLocale, type ManagementClient, managementClient, outOfLocale } from './management-client.ts'
import { LOCALE } from './resource.ts'
import { ensureTypes } from './type-writer.ts'

type SdkEntry = Awaited<ReturnType<ManagementClient['entry']['get']>>

export function openWriter(connection: Connection): ContentWriter {
  const client = managementClient(connection)
  return {
    entry: async id => {
      const found = await unlessMissing((async () => client.entry.get({ entryId: idSegment(id) }))())
      return found && drafted(found)
    },
    entries: query =>
      withContentErrors(async () => {
        const { total, items } = await client.entry.getMany({ query: { ...query } })
        return { total, items: items.map(drafted) }
      }),
    assetUrls: ids => withContentErrors(() => readAssetUrls(client, ids, connection.embedded?.origin)),
    saveEntry: entry => withContentErrors(() => saveEntry(client, entry)),
    publishEntry: entry => withContentErrors(() => publishEntry(client, entry)),
    withdrawEntry: id => withContentErrors(() => withdrawEntry(client, id)),
    deleteEntry: id =>
      withContentErrors(async () => {
        await withdrawEntry(client, id)
        await unlessMissing(client.entry.delete({ entryId: idSegment(id) }))
      }),
    saveAsset: asset => withContentErrors(() => saveAsset(client, asset, connection.embedded?.origin)),
    deleteAsset: id => withContentErrors(() => removeAsset(client, id)),
    ensureTypes: types => withContentErrors(() => ensureTypes(client, types)),
  }
}

const drafted = ({ sys, fields }: SdkEntry): DraftEntry => ({
  id: sys.id,
  type: sys.contentType.sys.id,
  version: sys.version,
  published: sys.publishedVersion !== undefined,
  withdrawn: sys.publishedVersion === undefined && (sys.publishedCounter ?? 0) > 0,
  // Publishing increases the version by one.
  changed: sys.publishedVersion !== undefined && sys.version > sys.publishedVersion + 1,
  updatedAt: sys.updatedAt,
  publishedAt: sys.publishedAt,
  fields: outOfLocale(fields, LOCALE),
})

type Saved = Parameters<ContentWriter['saveEntry']>[0]

async function saveEntry(client: ManagementClient, { id, type, version, fields }: Saved): Promise<DraftEntry> {
  const written = inLocale(fields, LOCALE)
  if (version === undefined) {
    return drafted(
      await client.entry.createWithId({ entryId: idSegment(id), contentTypeId: type }, { fields: written }),
    )
  }
  // The library reads only the version of `sys`.
  const sys = { id, version } as SdkEntry['sys']
  return drafted(await client.entry.update({ entryId: idSegment(id) }, { sys, fields: written }))
}

async function publishEntry(
  client: ManagementClient,
  { id, version }: { id: string; version: number },
): Promise<DraftEntry> {
  const sys = { id, version } as SdkEntry['sys']
  return drafted(await client.entry.publish({ entryId: idSegment(id) }, { sys, fields: {} }))
}

async function withdrawEntry(client: ManagementClient, id: string): Promise<void> {
  const entryId = idSegment(id)
  const found = await unlessMissing(client.entry.get({ entryId }))
  if (found?.sys.publishedVersion !== undefined) await client.entry.unpublish({ entryId })
}

async function withContentErrors<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request()
  } catch (error) {
    throw contentErrorOf(error)
  }
}
