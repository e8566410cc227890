import type { NewAsset } from './content.ts'
import { unlessMissing } from './content-error.ts'
import { idSegment, type ManagementClient } from './management-client.ts'
import { LOCALE } from './resource.ts'

type SdkAsset = Awaited<ReturnType<ManagementClient['asset']['get']>>

/** Contentful needs a moment to process a file; the library polls. */
const LOOK_MS = 500
const LOOKS = 40

/** Returns the address with its protocol. */
export async function saveAsset(
  client: ManagementClient,
  asset: NewAsset,
  origin = 'https://images.ctfassets.net',
): Promise<{ id: string; url: string }> {
  const upload = await client.upload.create({}, { file: Uint8Array.from(asset.bytes).buffer })
  const written = await writeAsset(client, asset, upload.sys.id)
  const options = { processingCheckWait: LOOK_MS, processingCheckRetries: LOOKS }
  const processed = await client.asset.processForLocale({}, written, LOCALE, options)
  await client.asset.publish({ assetId: idSegment(asset.id) }, processed)
  return { id: asset.id, url: `${new URL(origin).protocol}${processed.fields.file[LOCALE]?.url ?? ''}` }
}

async function writeAsset(client: ManagementClient, asset: NewAsset, uploadId: string): Promise<SdkAsset> {
  const { id, title, description, fileName, contentType } = asset
  const assetId = idSegment(id)
  const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: uploadId } } as const
  const fields = {
    title: { [LOCALE]: title },
    description: { [LOCALE]: description ?? '' },
    file: { [LOCALE]: { fileName, contentType, uploadFrom } },
  }
  const before = await unlessMissing(client.asset.get({ assetId }))
  return before
    ? client.asset.update({ assetId }, { ...before, fields } as SdkAsset)
    : client.asset.createWithId({ assetId }, { fields })
}

export async function removeAsset(client: ManagementClient, id: string): Promise<void> {
  const assetId = idSegment(id)
  const found = await unlessMissing(client.asset.get({ assetId }))
  if (!found) return
  if (found.sys.publishedVersion !== undefined) await client.asset.unpublish({ assetId })
  await unlessMissing(client.asset.delete({ assetId }))
}
