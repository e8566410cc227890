import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../../lib/clock.ts'
import { isStorable } from '../../../lib/storable.ts'
import type { Files } from '../files/files.ts'
import { PREFIX } from './asset-address.ts'
import { deliver } from './delivery.ts'
import { openDrawingAllowance } from './drawing-allowance.ts'
import { openDrawnImages } from './drawn-images.ts'
import { type ImageDeps, serveImage } from './images.ts'
import { manage } from './management.ts'
import { openOriginals } from './originals.ts'
import { notFound, Refusal } from './refusal.ts'
import type { HandlerResult } from './request.ts'
import { ENVIRONMENT } from './resource.ts'
import { describeSpace } from './space.ts'
import type { ContentStorage } from './storage.ts'

export interface EmbeddedContentOptions {
  readonly storage: ContentStorage
  readonly files: Files
  readonly clock: Clock
  readonly space: string
  readonly origin: string
  readonly tokens: { readonly delivery: string; readonly management: string }
}

/** `network` is charged for drawings; undefined for this process itself. */
export type ContentHandler = (request: Request, network?: string) => Promise<Response>

const API = new RegExp(`^${PREFIX}/(cda|cma)/spaces/([^/]+)(/environments/([^/]+))?(?:/(.*))?$`)
const BEARER = /^Bearer (.+)$/

/** Contentful's APIs as far as this product uses them. Errors are Contentful's; rejects when the storage does. */
export function openEmbeddedContent(options: EmbeddedContentOptions): ContentHandler {
  const origin = { space: options.space, host: new URL(options.origin).host }
  const { storage, files, clock } = options
  const [drawn, allowance] = [openDrawnImages(files), openDrawingAllowance(clock)]
  const deps: ImageDeps = { storage, files, clock, origin, drawn, allowance, originals: openOriginals(options) }
  return async (request, network) => {
    try {
      return await route(request, { options, deps, network })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return refused(error)
    }
  }
}

interface RouteDeps {
  readonly options: EmbeddedContentOptions
  readonly deps: ImageDeps
  readonly network: string | undefined
}

async function route(request: Request, { options, deps, network }: RouteDeps): Promise<Response> {
  const url = new URL(request.url)
  if (url.pathname.startsWith(`${PREFIX}/images/`) && request.method === 'GET') return serveImage(deps, url, network)
  const [, api, space = '', inEnvironment, environment, rest = ''] = API.exec(url.pathname) ?? []
  if (!api) throw notFound()
  const writing = api === 'cma'
  authorise(request, url, writing ? options.tokens.management : options.tokens.delivery)
  if (space !== options.space || (environment ?? ENVIRONMENT) !== ENVIRONMENT) throw notFound()
  const input = {
    method: request.method,
    segments: segmentsOf(rest),
    params: url.searchParams,
    address: `${options.origin}${PREFIX}/${api}/spaces/${space}/environments/${ENVIRONMENT}`,
    request,
  }
  const described =
    request.method === 'GET' ? describeSpace(space, input.segments, inEnvironment !== undefined) : undefined
  return respond(described ?? (await (writing ? manage : deliver)(deps, input)))
}

function segmentsOf(path: string): string[] {
  try {
    const segments = path.split('/').filter(Boolean).map(decodeURIComponent)
    // The database cannot hold such text, so nothing can match it.
    if (segments.every(isStorable)) return segments
  } catch (error) {
    // A badly encoded path matches nothing.
    if (!(error instanceof URIError)) throw error
  }
  throw notFound()
}

function authorise(request: Request, url: URL, token: string): void {
  const sent =
    BEARER.exec(request.headers.get('authorization') ?? '')?.[1] ?? url.searchParams.get('access_token') ?? ''
  const digest = (text: string) => createHash('sha256').update(text).digest()
  if (timingSafeEqual(digest(sent), digest(token))) return
  throw new Refusal(401, 'AccessTokenInvalid', 'The access token you sent could not be found or is invalid.')
}

const TYPE = { 'content-type': 'application/vnd.contentful.delivery.v1+json', 'x-content-type-options': 'nosniff' }

function respond({ status, body }: HandlerResult): Response {
  if (body === null) return new Response(null, { status })
  return new Response(JSON.stringify(body), { status, headers: TYPE })
}

function refused({ status, id, message, details }: Refusal): Response {
  const body = { sys: { type: 'Error', id }, message, requestId: randomUUID(), ...(details && { details }) }
  return new Response(JSON.stringify(body), { status, headers: TYPE })
}
