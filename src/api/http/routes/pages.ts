import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import cookie from '@fastify/cookie'
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { LANGUAGES, type Language } from '../../../contract/languages.ts'
import { pathOf } from '../../../contract/routes.ts'
import { serverTexts } from '../../../contract/texts.server.ts'
import { byteRange } from '../../../lib/byte-range.ts'
import type { Encoding } from '../../site/encoded-file.ts'
import { languageOf } from '../../site/language-of.ts'
import { localisedAddress } from '../../site/localised-address.ts'
import { openPageFiles, type PageFiles } from '../../site/page-files.ts'
import type { Publication } from '../../site/publication.ts'
import { fileNameOf, lowerCaseOf, notFoundFiles, pageOf, redirectOf, splitUrl } from '../../site/site-paths.ts'
import type { ShareTags } from './shared-stories.ts'

const brotli = promisify(brotliCompress)
/** For a page that is made for one request. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity']
const HASHED_FILES = '_astro/'
const FOREVER = 'public, max-age=31536000, immutable'
const ALWAYS_ASK = 'public, max-age=0, must-revalidate'

export async function openSite(
  server: FastifyInstance,
  publication: Pick<Publication, 'folder' | 'formerly'>,
  limit?: RateLimitPluginOptions,
  shareTags?: ShareTags,
): Promise<void> {
  await server.register(pages => openPages(pages, publication, limit, shareTags))
}

async function openPages(
  server: FastifyInstance,
  publication: Pick<Publication, 'folder' | 'formerly'>,
  limit?: RateLimitPluginOptions,
  shareTags?: ShareTags,
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
  if (shareTags) openShares(server, files, shareTags)
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

/** Programs that preview a link run no script: what it shows stands in the page. */
function openShares(server: FastifyInstance, files: PageFiles, tagsOf: ShareTags): void {
  const path = `/:language(^(?:${LANGUAGES.join('|')})$)/s/:share(^[\\w-]+$)`
  server.get<{ Params: { language: Language; share: string } }>(path, async (request, reply) => {
    const { language, share } = request.params
    const name = fileNameOf(pathOf('share', { language, id: share }, serverTexts(language).urls))
    const [tags, file] = await Promise.all([tagsOf(language, share), files(name)])
    const shell = tags === undefined ? undefined : await file?.encoded('identity')
    if (tags === undefined || !file || !shell) {
      return (await sendFile(files, request, reply, name, 200)) ? reply : reply.callNotFound()
    }
    const page = Buffer.from(shell.bytes.toString().replace('</head>', () => `${tags}</head>`))
    reply.headers({ 'content-type': file.type, 'cache-control': 'no-store', vary: 'accept-encoding' })
    if (!new Negotiator(request).encodings(ENCODINGS).includes('br')) return reply.send(page)
    return reply.header('content-encoding', 'br').send(await brotli(page, QUICKLY))
  })
}

/** The address that a page without a file has today; `gone` for one that was taken away. */
const whereNow = (page: string, { formerly }: Pick<Publication, 'formerly'>): string | undefined =>
  formerly(page) ?? lowerCaseOf(page) ?? localisedAddress(page, language => serverTexts(language).urls)

/** The `Range` of bytes that is asked for (RFC 9110, 14), or all of them. */
function sendPart({ headers }: FastifyRequest, reply: FastifyReply, bytes: Buffer): boolean {
  const ifRange = headers['if-range']
  const part =
    ifRange === undefined || ifRange === reply.getHeader('etag') ? byteRange(headers.range, bytes.length) : 'whole'
  reply.header('accept-ranges', 'bytes')
  if (part === 'unsatisfiable') reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  else if (part === 'whole') reply.code(200).send(bytes)
  else {
    const { from, to } = part
    reply
      .code(206)
      .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
      .send(bytes.subarray(from, to + 1))
  }
  return true
}

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
  // Some browsers play no sound that cannot be had in parts.
  if (status === 200 && !isKnown && file.type.startsWith('audio/')) return sendPart(request, reply, sent.bytes)
  reply.code(isKnown ? 304 : status).send(isKnown ? undefined : sent.bytes)
  return true
}
