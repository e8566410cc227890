import { PREFIX } from './asset-address.ts'
import type { ContentHandler } from './handler.ts'

const LIMIT_MS = 20_000
/** Contentful's limit for one file. */
const BYTES_MAX = 50 * 1024 * 1024
const CONTENTFUL_HOSTS = /^images\.(?:[a-z]+\.)?ctfassets\.net$/
/** Pictures are drawn at 1200 pixels; originals of cameras have many more. */
const LARGE_ENOUGH = { w: '1600', fm: 'jpg', q: '88' }

/** Undefined for no picture, or an address elsewhere (no SSRF). Rejects while the content service is away. */
export type ReadPicture = (address: string) => Promise<Uint8Array | undefined>

export const embeddedPictures =
  (handle: ContentHandler): ReadPicture =>
  async address =>
    address.startsWith(`${PREFIX}/images/`)
      ? bytesOf(await handle(new Request(new URL(address, 'http://content.local'))))
      : undefined

export const contentfulPictures =
  (request: typeof fetch = fetch): ReadPicture =>
  async address => {
    const url = URL.parse(address)
    if (url?.protocol !== 'https:' || !CONTENTFUL_HOSTS.test(url.hostname)) return undefined
    url.search = String(new URLSearchParams(LARGE_ENOUGH))
    return bytesOf(await request(url, { signal: AbortSignal.timeout(LIMIT_MS), redirect: 'error' }))
  }

async function bytesOf(response: Response): Promise<Uint8Array | undefined> {
  if (response.status === 404 || response.status === 400) {
    await response.body?.cancel()
    return undefined
  }
  if (!response.ok) throw new Error(`the picture was answered with ${response.status}`)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > BYTES_MAX) throw new Error('the picture is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
