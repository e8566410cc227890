import type { TypeDefinition } from './content.ts'
import { unlessMissing } from './content-error.ts'
import type { ManagementClient } from './management-client.ts'

type NewType = Parameters<ManagementClient['contentType']['createWithId']>[1]

export async function ensureTypes(client: ManagementClient, types: readonly TypeDefinition[]): Promise<void> {
  for (const { id: contentTypeId, ...definition } of types) {
    const found = await unlessMissing(client.contentType.get({ contentTypeId }))
    const there = found ?? (await client.contentType.createWithId({ contentTypeId }, definition as unknown as NewType))
    if (there.sys.publishedVersion === undefined) await client.contentType.publish({ contentTypeId }, there)
  }
}
