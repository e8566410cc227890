import { PREFIX } from './asset-address.ts'
import type { ContentHandler } from './handler.ts'

const LIMIT_MS = 20_000
/** As much as Contentful keeps of one file. */
const BYTES_MAX = 50 * 1024 * 1024
const CONTENTFUL_HOSTS = /^images\.(?:[a-z]+\.)?ctfassets\.net$/
/** What is drawn from it has 1200 pixels: originals of cameras have many more. */
const LARGE_ENOUGH = { w: '1600', fm: 'jpg', q: '88' }

/**
 * Reads the picture at an address of an asset. Undefined when there is none, or when the address is none of the content
 * service's own: nobody has this service fetch things elsewhere. Rejects when the content service does not answer.
 */
export type ReadPicture = (address: string) => Promise<Uint8Array | undefined>

/** Pictures of the embedded service, by their paths. */
export const embeddedPictures =
  (handle: ContentHandler): ReadPicture =>
  async address =>
    address.startsWith(`${PREFIX}/images/`)
      ? bytesOf(await handle(new Request(new URL(address, 'http://content.local'))))
      : undefined

/** Pictures at Contentful, large enough to be drawn from. `request` is the way out. */
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
