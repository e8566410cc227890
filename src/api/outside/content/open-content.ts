import { createHmac } from 'node:crypto'
import type { Clock } from '../../../lib/clock.ts'
import type { Log } from '../../log/log.ts'
import type { Files } from '../files/files.ts'
import { adapterFor } from './adapter.ts'
import { contentfulPictures, embeddedPictures, type ReadPicture } from './asset-bytes.ts'
import { CONTENT_LIMITS, type Connection } from './connection.ts'
import type { Content, ContentReader, ContentWriter } from './content.ts'
import { type ContentHandler, openEmbeddedContent } from './handler.ts'
import { lazyWriter } from './lazy-writer.ts'
import { openReader } from './reader.ts'
import { putSeed } from './seed.ts'
import type { ContentStorage } from './storage.ts'
import { syncTokenOfNow } from './sync.ts'

export interface ContentConfig {
  readonly space: string
  readonly deliveryToken: string
  readonly managementToken: string
}

export interface EmbeddedDeps {
  readonly storage: ContentStorage
  readonly files: Files
  readonly clock: Clock
  readonly origin: string
  /** Secret of the product, from which the tokens of the two APIs are derived. */
  readonly secret: string
}

export interface OpenContent extends Content {
  /** Handler of requests below `/content`; undefined with Contentful itself. */
  readonly handle: ContentHandler | undefined
  readonly readPicture: ReadPicture
}

const EMBEDDED_SPACE = 'built-in'

/** Nothing is sent before the first request. */
export function openContentful(config: ContentConfig, log: Pick<Log, 'warn'>): OpenContent {
  const connection = { ...config, limits: CONTENT_LIMITS, log }
  return {
    read: openReader(connection),
    write: writerOf(connection),
    handle: undefined,
    readPicture: contentfulPictures(),
  }
}

export async function openBuiltInContent(deps: EmbeddedDeps, log: Pick<Log, 'warn'>): Promise<OpenContent> {
  await deps.storage.seed(() => putSeed(deps.files, new Date(deps.clock())))
  const tokens = { delivery: tokenOf(deps.secret, 'delivery'), management: tokenOf(deps.secret, 'management') }
  const handle = openEmbeddedContent({ ...deps, space: EMBEDDED_SPACE, tokens })
  const connection: Connection = {
    space: EMBEDDED_SPACE,
    deliveryToken: tokens.delivery,
    managementToken: tokens.management,
    // The rate limit is Contentful's; this process needs none.
    limits: { ...CONTENT_LIMITS, perSecond: 0 },
    log,
    embedded: {
      origin: deps.origin,
      adapter: adapterFor(handle),
      position: () => syncTokenOfNow(deps.storage),
    },
  }
  return { read: openReader(connection), write: writerOf(connection), handle, readPicture: embeddedPictures(handle) }
}

export function openNeighbourReader(
  { origin, secret }: Pick<EmbeddedDeps, 'origin' | 'secret'>,
  log: Pick<Log, 'warn'>,
): ContentReader {
  const tokens = { deliveryToken: tokenOf(secret, 'delivery'), managementToken: '' }
  return openReader({
    ...tokens,
    space: EMBEDDED_SPACE,
    limits: { ...CONTENT_LIMITS, perSecond: 0 },
    log,
    embedded: { origin },
  })
}

export async function openContent(
  config: ContentConfig | undefined,
  embedded: EmbeddedDeps,
  log: Pick<Log, 'warn'>,
): Promise<OpenContent> {
  return config ? openContentful(config, log) : openBuiltInContent(embedded, log)
}

const writerOf = (connection: Connection): ContentWriter =>
  lazyWriter(async () => (await import('./writer.ts')).openWriter(connection))

const tokenOf = (secret: string, api: string): string =>
  createHmac('sha256', secret).update(`content ${api}`).digest('base64url')
