import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { FALLBACK_LANGUAGE, isLanguage } from '../../contract/languages.ts'
import { shellOf } from '../../contract/routes.ts'
import { languageOf } from './language-of.ts'
import { type Encoding, openPageFiles } from './page-files.ts'

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity']
const HASHED_FILES = '_astro/'
const FOREVER = 'public, max-age=31536000, immutable'
const ALWAYS_ASK = 'public, max-age=0, must-revalidate'
const NOT_FOUND_PAGE = '404.html'

/** Serves the built pages below `root`, with the redirects and the shells of the route table. */
export async function openSite(server: FastifyInstance, root: string): Promise<void> {
  await server.register(cookie)
  const files = openPageFiles(root)
  server.get('/', async (request, reply) => {
    const language = languageOf(request.cookies.lang, request.headers['accept-language'])
    return reply
      .header('vary', 'cookie, accept-language')
      .header('cache-control', 'no-store')
      .redirect(`/${language}`, 302)
  })
  server.get('/*', async (request, reply) => {
    const { pathname, search } = splitUrl(request.url)
    const elsewhere = redirectOf(pathname)
    if (elsewhere !== undefined) return reply.redirect(elsewhere + search, 302)
    const name = fileNameOf(pathname)
    if (name !== undefined && (await sendFile(files, request, reply, name, 200))) return reply
    if (await sendFile(files, request, reply, NOT_FOUND_PAGE, 404)) return reply
    return reply.code(404).send()
  })
}

function splitUrl(url: string): { pathname: string; search: string } {
  const cut = url.indexOf('?')
  return cut === -1 ? { pathname: url, search: '' } : { pathname: url.slice(0, cut), search: url.slice(cut) }
}

/** An unknown two-letter prefix leads to the same path in the fallback language; a trailing slash is dropped. */
function redirectOf(pathname: string): string | undefined {
  const [, prefix = '', rest = ''] = /^\/([a-z]{2})(\/.*)?$/.exec(pathname) ?? []
  if (prefix && !isLanguage(prefix) && pathname !== '/xx') return `/${FALLBACK_LANGUAGE}${rest.replace(/\/+$/, '')}`
  // Several slashes at the start would lead to another host.
  if (pathname.endsWith('/')) return pathname.replace(/\/+$/, '').replace(/^\/+/, '/') || '/'
  return undefined
}

/** The built file behind a path; undefined for a path that can name none. */
function fileNameOf(pathname: string): string | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
  if (decoded.includes('\0') || decoded.includes('/.')) return undefined
  const page = shellOf(decoded)
  return /\.[a-z0-9]+$/i.test(page) ? page.slice(1) : `${page.slice(1)}.html`
}

async function sendFile(
  files: ReturnType<typeof openPageFiles>,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  status: number,
): Promise<boolean> {
  const file = await files(name)
  if (!file) return false
  const accepted = new Negotiator(request).encodings(ENCODINGS)
  // Browsers name them in any order; ours is by size.
  const wanted = ENCODINGS.find(encoding => accepted.includes(encoding))
  const { bytes, encoding } = await file.encoded(wanted ?? 'identity')
  reply.headers({
    'content-type': file.type,
    etag: file.etag,
    vary: 'accept-encoding',
    'cache-control': status === 200 && name.startsWith(HASHED_FILES) ? FOREVER : ALWAYS_ASK,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  const isKnown = status === 200 && request.headers['if-none-match'] === file.etag
  reply.code(isKnown ? 304 : status).send(isKnown ? undefined : bytes)
  return true
}
