import { LOCALE } from './resource.ts'

export const PREFIX = '/content'
const IMAGES = `${PREFIX}/images`

/** Without a host in the address, because the host may change. */
export interface StoredFile {
  readonly contentType: string
  readonly fileName: string
  readonly url: string
  readonly details: { readonly size: number; readonly image?: { readonly width: number; readonly height: number } }
}

/** `/content/images/{asset}/{key}/{file name}`; `key` is 32 unguessable letters. */
export const filePath = (asset: string, key: string, fileName: string): string =>
  `${IMAGES}/${asset}/${key}/${encodeURIComponent(fileName)}`

/** Undefined for a path that `filePath` does not make. */
export function readFilePath(pathname: string): { asset: string; key: string } | undefined {
  const [, asset, key] = /^\/content\/images\/([A-Za-z0-9._-]{1,64})\/([0-9a-f]{32})\/[^/]+$/.exec(pathname) ?? []
  return asset && key ? { asset, key } : undefined
}

/** Addresses as Contentful writes them: `//host/path`, for the reader's own protocol. */
export function withHost(fields: Readonly<Record<string, unknown>>, host: string): Readonly<Record<string, unknown>> {
  const file = (fields.file as Record<string, StoredFile> | undefined)?.[LOCALE]
  if (!file?.url) return fields
  return { ...fields, file: { [LOCALE]: { ...file, url: `//${host}${file.url}` } } }
}
