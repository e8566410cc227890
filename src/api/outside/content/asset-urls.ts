import type { ManagementClient } from './management-client.ts'
import { resolveAddresses } from './resolve-addresses.ts'
import { LOCALE } from './resource.ts'

/** Ids in one request, which keep the address short enough. */
const IDS_PER_QUESTION = 100

/** Addresses of published assets for a page: paths where this site serves them itself. */
export async function readAssetUrls(
  client: ManagementClient,
  ids: readonly string[],
  ownOrigin?: string,
): Promise<ReadonlyMap<string, string>> {
  const urls = new Map<string, string>()
  const wanted = [...new Set(ids)]
  const options = { protocol: 'https:', ...(ownOrigin && { ownHost: new URL(ownOrigin).host }) }
  for (let start = 0; start < wanted.length; start += IDS_PER_QUESTION) {
    const some = wanted.slice(start, start + IDS_PER_QUESTION)
    const { items } = await client.asset.getMany({ query: { 'sys.id[in]': some.join(','), limit: IDS_PER_QUESTION } })
    for (const { sys, fields } of items) {
      const asset = { sys: { type: 'Asset' }, fields: { file: { url: fields.file?.[LOCALE]?.url } } }
      resolveAddresses(asset, options)
      if (sys.publishedVersion !== undefined && asset.fields.file.url) urls.set(sys.id, asset.fields.file.url)
    }
  }
  return urls
}
