import { createHmac } from 'node:crypto'
import type { Clock } from '../../../lib/clock.ts'
import type { Log } from '../../log/log.ts'
import type { Files } from '../files/files.ts'
import { adapterFor } from './adapter.ts'
import { contentfulPictures, embeddedPictures, type ReadPicture } from './asset-bytes.ts'
import { CONTENT_LIMITS, type Connection } from './connection.ts'
import type { Content, ContentReader } from './content.ts'
import { type ContentHandler, openEmbeddedContent } from './handler.ts'
import { openReader } from './reader.ts'
import { putSeed } from './seed.ts'
import type { ContentStorage } from './storage.ts'
import { syncTokenOfNow } from './sync.ts'
import { openWriter } from './writer.ts'

/** A space at Contentful. */
export interface ContentConfig {
  readonly space: string
  readonly deliveryToken: string
  readonly managementToken: string
}

export interface EmbeddedParts {
  readonly storage: ContentStorage
  readonly files: Files
  readonly clock: Clock
  /** Where visitors reach this service: the addresses of pictures begin so. */
  readonly origin: string
  /** The product's own secret; the tokens of the two APIs come from it. */
  readonly secret: string
}

export interface OpenContent extends Content {
  /** What answers requests below `/content`; undefined where Contentful itself does. */
  readonly handle: ContentHandler | undefined
  readonly readPicture: ReadPicture
}

const EMBEDDED_SPACE = 'built-in'

/** The space at Contentful, through its own libraries. Nothing is sent before the first question. */
export function openContentful(config: ContentConfig, log: Pick<Log, 'warn'>): OpenContent {
  const connection = { ...config, limits: CONTENT_LIMITS, log }
  return {
    read: openReader(connection),
    write: openWriter(connection),
    handle: undefined,
    readPicture: contentfulPictures(),
  }
}

/** The embedded service, through the same libraries; it is given its first content here. */
export async function openBuiltInContent(parts: EmbeddedParts, log: Pick<Log, 'warn'>): Promise<OpenContent> {
  await parts.storage.seed(() => putSeed(parts.files, new Date(parts.clock())))
  const tokens = { delivery: tokenOf(parts.secret, 'delivery'), management: tokenOf(parts.secret, 'management') }
  const handle = openEmbeddedContent({ ...parts, space: EMBEDDED_SPACE, tokens })
  const connection: Connection = {
    space: EMBEDDED_SPACE,
    deliveryToken: tokens.delivery,
    managementToken: tokens.management,
    // The limit is Contentful's own, to be kept there; in this process there is nobody to spare.
    limits: { ...CONTENT_LIMITS, perSecond: 0 },
    log,
    embedded: {
      origin: parts.origin,
      adapter: adapterFor(handle),
      position: () => syncTokenOfNow(parts.storage),
    },
  }
  return { read: openReader(connection), write: openWriter(connection), handle, readPicture: embeddedPictures(handle) }
}

/** What the embedded service publishes in another process of this machine, asked for over HTTP. */
export function openNeighbourReader(
  { origin, secret }: Pick<EmbeddedParts, 'origin' | 'secret'>,
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

/** Contentful where a space is configured, otherwise the embedded service. */
export async function openContent(
  config: ContentConfig | undefined,
  embedded: EmbeddedParts,
  log: Pick<Log, 'warn'>,
): Promise<OpenContent> {
  return config ? openContentful(config, log) : openBuiltInContent(embedded, log)
}

const tokenOf = (secret: string, api: string): string =>
  createHmac('sha256', secret).update(`content ${api}`).digest('base64url')
