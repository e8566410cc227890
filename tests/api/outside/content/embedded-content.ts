import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createClient as createDelivery } from 'contentful'
import { createClient as createManagement } from 'contentful-management'
import type { OpenDatabase } from '../../../../src/api/db/database.ts'
import { adapterFor } from '../../../../src/api/outside/content/adapter.ts'
import { CONTENT_LIMITS, type Connection } from '../../../../src/api/outside/content/connection.ts'
import { openContentStorage } from '../../../../src/api/outside/content/database-storage.ts'
import { type ContentHandler, openEmbeddedContent } from '../../../../src/api/outside/content/handler.ts'
import { openReader } from '../../../../src/api/outside/content/reader.ts'
import type { ContentStorage } from '../../../../src/api/outside/content/storage.ts'
import { openWriter } from '../../../../src/api/outside/content/writer.ts'
import type { Files } from '../../../../src/api/outside/files/files.ts'
import { openFolder } from '../../../../src/api/outside/files/folder.ts'
import { freshDatabase } from '../../../helpers/fresh-database.ts'
import { openPort } from './on-a-port.ts'
import { type OpenedContent, QUIET } from './opened-content.ts'

export const ORIGIN = 'http://content.test:4321'
export const SPACE = 'built-in'
export const TOKENS = { delivery: 'delivery-token', management: 'management-token' }

export interface EmbeddedContent extends OpenedContent {
  readonly handle: ContentHandler
  readonly database: OpenDatabase
  readonly storage: ContentStorage
  readonly files: Files
}

/** The embedded service on a database of its own, with a folder for files; in this process, or on a port. */
export async function openEmbedded({ clock = Date.now, onPort = false } = {}): Promise<EmbeddedContent> {
  const database = await freshDatabase()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-content-'))
  const [files, storage] = [openFolder(folder), openContentStorage(database.db)]
  const port = onPort ? await openPort() : undefined
  const origin = port?.origin ?? ORIGIN
  const handle = openEmbeddedContent({ storage, files, clock, space: SPACE, origin, tokens: TOKENS })
  port?.serve(handle)
  const way = { origin, ...(!onPort && { adapter: adapterFor(handle) }) }
  const right = connection(way, TOKENS)
  const wrong = connection(way, { delivery: 'wrong-token', management: 'wrong-token' })
  return {
    handle,
    database,
    storage,
    files,
    content: { read: openReader(right), write: openWriter(right) },
    stranger: { read: openReader(wrong), write: openWriter(wrong) },
    ...libraries(way),
    fetch: url => (onPort ? fetch(url) : handle(new Request(url))),
    async close() {
      await port?.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Way = NonNullable<Connection['embedded']>

const connection = (embedded: Way, tokens: typeof TOKENS): Connection => ({
  space: SPACE,
  deliveryToken: tokens.delivery,
  managementToken: tokens.management,
  limits: { ...CONTENT_LIMITS, retries: 0, perSecond: 0 },
  log: QUIET,
  embedded,
})

/** Contentful's libraries as anybody would set them up. */
function libraries({ origin, adapter }: Way) {
  const { host } = new URL(origin)
  const shared = { host, insecure: true, retryLimit: 0, logHandler: () => undefined, ...(adapter && { adapter }) }
  return {
    delivery: createDelivery({ ...shared, space: SPACE, accessToken: TOKENS.delivery, basePath: '/content/cda' }),
    management: createManagement(
      { ...shared, hostUpload: host, accessToken: TOKENS.management, basePath: '/content/cma' },
      { defaults: { spaceId: SPACE, environmentId: 'master' } },
    ),
  }
}
