import cookie from '@fastify/cookie'
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { serverTexts } from '../../../contract/texts.server.ts'
import type { Encoding } from '../../site/encoded-file.ts'
import { languageOf } from '../../site/language-of.ts'
import { localisedAddress } from '../../site/localised-address.ts'
import { openPageFiles, type PageFiles } from '../../site/page-files.ts'
import type { Publication } from '../../site/publication.ts'
import { fileNameOf, lowerCaseOf, notFoundFiles, pageOf, redirectOf, splitUrl } from '../../site/site-paths.ts'

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity']
const HASHED_FILES = '_astro/'
const FOREVER = 'public, max-age=31536000, immutable'
const ALWAYS_ASK = 'public, max-age=0, must-revalidate'

export async function openSite(
  server: FastifyInstance,
  publication: Pick<Publication, 'folder' | 'formerly'>,
  limit?: RateLimitPluginOptions,
): Promise<void> {
  await server.register(pages => openPages(pages, publication, limit))
}

async function openPages(
  server: FastifyInstance,
  publication: Pick<Publication, 'folder' | 'formerly'>,
  limit?: RateLimitPluginOptions,
): Promise<void> {
  await server.register(cookie)
  if (limit) await server.register(rateLimit, limit)
  const files = openPageFiles(publication.folder)
  server.get('/', (request, reply) => redirectToLanguage(request, reply, ''))
  // A shared story without a language.
  server.get('/s/:id(^[\\w-]+$)', (request, reply) =>
    redirectToLanguage(request, reply, splitUrl(request.url).pathname),
  )
  // The name staff know.
  server.get('/landing-generator', (request, reply) => redirectToLanguage(request, reply, '/landing-generator'))
  server.get('/*', async (request, reply) => {
    const { pathname, search } = splitUrl(request.url)
    const elsewhere = redirectOf(pathname)
    if (elsewhere !== undefined) return reply.redirect(elsewhere + search, 302)
    const page = pageOf(pathname)
    if (page !== undefined && (await sendFile(files, request, reply, fileNameOf(page), 200))) return reply
    const now = page === undefined ? undefined : whereNow(page, publication)
    if (now === undefined || now === 'gone') {
      const status = now === 'gone' ? 410 : 404
      for (const name of notFoundFiles(pathname)) if (await sendFile(files, request, reply, name, status)) return reply
      return reply.code(status).header('cache-control', ALWAYS_ASK).send()
    }
    // Permanent but revalidated: an editor may give the address to another page.
    return reply.header('cache-control', ALWAYS_ASK).redirect(encodeURI(now) + search, 301)
  })
}

/** The address that a page without a file has today; `gone` for one that was taken away. */
const whereNow = (page: string, { formerly }: Pick<Publication, 'formerly'>): string | undefined =>
  formerly(page) ?? lowerCaseOf(page) ?? localisedAddress(page, language => serverTexts(language).urls)

function redirectToLanguage(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  const language = languageOf(request.cookies.lang, request.headers['accept-language'])
  return reply
    .header('vary', 'cookie, accept-language')
    .header('cache-control', 'no-store')
    .redirect(`/${language}${path}`, 302)
}

async function sendFile(
  files: PageFiles,
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
  const sent = await file.encoded(wanted ?? 'identity')
  if (!sent) return false
  reply.headers({
    'content-type': file.type,
    etag: sent.etag,
    vary: 'accept-encoding',
    'cache-control': status === 200 && name.startsWith(HASHED_FILES) ? FOREVER : ALWAYS_ASK,
    ...(sent.encoding !== 'identity' && { 'content-encoding': sent.encoding }),
  })
  const isKnown = status === 200 && request.headers['if-none-match'] === sent.etag
  reply.code(isKnown ? 304 : status).send(isKnown ? undefined : sent.bytes)
  return true
}
