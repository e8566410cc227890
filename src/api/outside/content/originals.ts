import type { StoredFile } from '../files/files.ts'
import { storedFile } from './asset-address.ts'
import { hashOfPicture } from './drawn-images.ts'
import { notFound } from './refusal.ts'
import type { ContentDeps } from './request.ts'
import { fileKey } from './uploads.ts'

const KNOWN_MAX = 10_000

export interface Original {
  /** As the asset says: bytes alone prove nothing. */
  readonly type: string
  /** The same for the same bytes. */
  readonly hash: string
  /** Throws Refusal when the file is gone. */
  read(): Promise<Uint8Array>
}

interface FileAt {
  readonly asset: string
  readonly key: string
}

/** Files never change, so each is read and hashed once. */
export function openOriginals({ files, storage }: Pick<ContentDeps, 'files' | 'storage'>) {
  const known = new Map<string, { readonly type: string; readonly hash: string }>()

  const get = async (at: FileAt): Promise<StoredFile> => {
    const stored = await files.get(fileKey(at.asset, at.key))
    if (!stored) throw notFound()
    return stored
  }

  async function typeOf({ asset, key }: FileAt): Promise<string> {
    const resource = await storage.read('Asset', asset)
    const said = [resource?.published, resource?.draft].map(storedFile)
    return said.find(one => one?.url.includes(`/${key}/`))?.contentType ?? 'application/octet-stream'
  }

  /** Throws Refusal when there is no such file. */
  return async function original(at: FileAt): Promise<Original> {
    const key = fileKey(at.asset, at.key)
    const read = async () => (await get(at)).bytes
    const before = known.get(key)
    if (before && (await files.has(key))) return { ...before, read }
    const { bytes } = await get(at)
    const found = { type: await typeOf(at), hash: hashOfPicture(bytes) }
    if (known.size >= KNOWN_MAX) known.clear()
    known.set(key, found)
    return { ...found, read: async () => bytes }
  }
}
