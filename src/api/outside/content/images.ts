import { createHash } from 'node:crypto'
import { readFilePath } from './asset-address.ts'
import type { DrawnImages } from './drawn-images.ts'
import { drawImage, type ImageOrder, isPicture, SIDE_MAX } from './image.ts'
import { invalidQuery, notFound, Refusal } from './refusal.ts'
import type { Parts } from './request.ts'
import { localValue } from './resource.ts'
import { fileKey } from './uploads.ts'

const QUALITY_MAX = 100
const FORMATS = ['webp', 'avif', 'jpg', 'png'] as const
/** A file is never changed: another one has another address. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

/**
 * A file of an asset, a picture in the size asked by `w`, `h`, `fit=fill`, `fm` and `q`
 * (https://www.contentful.com/developers/docs/references/images-api/). Throws Refusal.
 */
export async function serveImage(parts: Parts, drawn: DrawnImages, url: URL): Promise<Response> {
  const found = readFilePath(url.pathname)
  const order = readOrder(url.searchParams)
  const stored = found && (await parts.files.get(fileKey(found.asset, found.key)))
  if (!found || !stored) throw notFound()
  const type = await typeOf(parts, found.asset, found.key)
  const file = { bytes: stored.bytes, type }
  if (!order) return respond(file)
  if (!isPicture(type)) throw new Refusal(400, 'BadRequest', 'The file is not a picture that has sizes.')
  // Several assets may have the same file: a picture that is described in several languages.
  const name = `${createHash('sha256').update(file.bytes).digest('base64url')} ${JSON.stringify(order)}`
  const picture = await drawn.of(name, () => drawImage(file, order))
  if (!picture) throw new Refusal(503, 'ServiceUnavailable', 'Too many pictures are being drawn.')
  return respond(picture)
}

/** The type the asset says of its file, if it still has that file; bytes alone prove nothing. */
async function typeOf({ storage }: Parts, asset: string, key: string): Promise<string> {
  const resource = await storage.read('Asset', asset)
  const files = [resource?.published, resource?.draft].map(
    body => localValue(body?.file) as { url?: string; contentType?: string } | undefined,
  )
  const file = files.find(one => one?.url?.includes(`/${key}/`))
  return file?.contentType ?? 'application/octet-stream'
}

function respond({ bytes, type }: { bytes: Uint8Array; type: string }): Response {
  const headers = new Headers(HEADERS)
  headers.set('content-type', isPicture(type) ? type : 'application/octet-stream')
  // Whatever a browser might run is handed out as a file to keep.
  if (!isPicture(type)) headers.set('content-disposition', 'attachment')
  return new Response(Buffer.from(bytes), { headers })
}

function readOrder(params: URLSearchParams): ImageOrder | undefined {
  const fit = params.get('fit')
  const format = FORMATS.find(one => one === params.get('fm'))
  if (fit !== null && fit !== 'fill') throw invalidQuery('fit', fit)
  if (params.has('fm') && !format) throw invalidQuery('fm', params.get('fm') ?? '')
  const width = side(params, 'w', SIDE_MAX)
  const height = side(params, 'h', SIDE_MAX)
  const quality = side(params, 'q', QUALITY_MAX)
  if (![width, height, format, quality].some(Boolean)) return undefined
  return { width, height, fill: fit === 'fill' && width !== undefined && height !== undefined, format, quality }
}

function side(params: URLSearchParams, name: string, max: number): number | undefined {
  const text = params.get(name)
  if (text === null) return undefined
  if (!/^\d{1,4}$/.test(text) || Number(text) < 1 || Number(text) > max) throw invalidQuery(name, text)
  return Number(text)
}
