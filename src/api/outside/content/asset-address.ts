import * as z from 'zod/mini'
import { type Body, LOCALE, localValue } from './resource.ts'

export const PREFIX = '/content'
const IMAGES = `${PREFIX}/images`

/** Without a host in the address, because the host may change. */
const StoredFile = z.object({
  contentType: z.string(),
  fileName: z.string(),
  url: z.string().check(z.minLength(1)),
  details: z.object({
    size: z.number(),
    image: z.optional(z.object({ width: z.number(), height: z.number() })),
  }),
})
export type StoredFile = Readonly<z.output<typeof StoredFile>>

/** The file of an asset's fields; undefined while none was uploaded. */
export function storedFile(fields: Body | null | undefined): StoredFile | undefined {
  return StoredFile.safeParse(localValue(fields?.file)).data
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
export function withHost(fields: Body, host: string): Body {
  const file = storedFile(fields)
  if (!file) return fields
  return { ...fields, file: { [LOCALE]: { ...file, url: `//${host}${file.url}` } } }
}
