import { LISTED_PICTURES, type ListedPicture, nearestPicture } from '../../../contract/picture-sizes.ts'
import { readFilePath } from './asset-address.ts'
import { type DrawingAllowance, drawingCost } from './drawing-allowance.ts'
import type { Drawn, DrawnImages } from './drawn-images.ts'
import { countPixels, drawImage, isPicture } from './image.ts'
import type { Original, openOriginals } from './originals.ts'
import { invalidQuery, notFound, Refusal } from './refusal.ts'
import type { ContentDeps } from './request.ts'

const FORMATS = ['webp', 'avif', 'jpg', 'png'] as const
/** Files never change: another file has another address. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const STOPGAP = 'public, max-age=60'
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

export interface ImageDeps extends ContentDeps {
  readonly drawn: DrawnImages
  readonly allowance: DrawingAllowance
  readonly originals: ReturnType<typeof openOriginals>
}

/**
 * Sizes as in https://www.contentful.com/developers/docs/references/images-api/ ; unlisted ones redirect to the nearest.
 * Drawing is charged to `network`, free for this process; without time left the original is served. Throws Refusal.
 */
export async function serveImage(deps: ImageDeps, url: URL, network: string | undefined): Promise<Response> {
  const found = readFilePath(url.pathname)
  if (!found) throw notFound()
  const query = url.search.slice(1)
  const listed = LISTED_PICTURES.get(query)
  if (query && !listed) {
    countStray(deps, network)
    return redirect(url)
  }
  const original = await deps.originals(found)
  const { type } = original
  if (!listed) return respond({ bytes: await original.read(), type }, IMMUTABLE)
  if (!isPicture(type)) throw new Refusal(400, 'BadRequest', 'The file is not a picture that has sizes.')
  const picture = await sizeOf(deps, { original, listed, query, network })
  if (picture) return respond(picture, IMMUTABLE)
  countStray(deps, network)
  return respond({ bytes: await original.read(), type }, STOPGAP)
}

interface SizeRequest {
  readonly original: Original
  readonly listed: ListedPicture
  readonly query: string
  readonly network: string | undefined
}

async function sizeOf({ drawn, allowance }: ImageDeps, request: SizeRequest): Promise<Drawn | undefined> {
  const { original, listed, query, network } = request
  const name = { original: original.hash, query, format: listed.format }
  const found = await drawn.find(name)
  if (found) return found
  if (network !== undefined && !allowance.isOpen(network)) return undefined
  const bytes = await original.read()
  const cost = drawingCost(await countPixels(bytes, listed))
  if (network !== undefined && !allowance.spend(network, cost)) return undefined
  return drawn.draw(name, () => drawImage(bytes, listed), network)
}

function countStray({ allowance }: ImageDeps, network: string | undefined): void {
  if (network === undefined || allowance.stray(network)) return
  throw new Refusal(429, 'RateLimitExceeded', 'Too many pictures were asked for that are not there.')
}

function redirect(url: URL): Response {
  const params = url.searchParams
  const fit = params.get('fit')
  const requested = params.get('fm')
  if (fit !== null && fit !== 'fill') throw invalidQuery('fit', fit)
  if (requested !== null && !FORMATS.some(one => one === requested)) throw invalidQuery('fm', requested)
  const [width, height] = [side(params, 'w'), side(params, 'h')]
  const isFilled = fit === 'fill' && width !== undefined && height !== undefined
  const format = requested === 'avif' ? requested : 'webp'
  const nearest = nearestPicture({ width: width ?? height ?? Number.MAX_SAFE_INTEGER, isFilled, format })
  return new Response(null, {
    status: 302,
    headers: { ...HEADERS, location: `${url.pathname}?${nearest}`, 'cache-control': 'public, max-age=86400' },
  })
}

function respond({ bytes, type }: Drawn, cacheControl: string): Response {
  const headers = new Headers({ ...HEADERS, 'cache-control': cacheControl })
  headers.set('content-type', isPicture(type) ? type : 'application/octet-stream')
  // Anything a browser might run is served as a download.
  if (!isPicture(type)) headers.set('content-disposition', 'attachment')
  return new Response(Buffer.from(bytes), { headers })
}

function side(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name)
  if (text === null) return undefined
  if (!/^[1-9]\d{0,3}$/.test(text)) throw invalidQuery(name, text)
  return Number(text)
}
