import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import type { OpenDatabase } from '../../src/api/db/database.ts'
import { openNotifications } from '../../src/api/db/notifications.ts'
import { openSite } from '../../src/api/http/routes/pages.ts'
import type { ContentReader } from '../../src/api/outside/content/content.ts'
import { openContentStorage } from '../../src/api/outside/content/database-storage.ts'
import { type OpenContent, openBuiltInContent } from '../../src/api/outside/content/open-content.ts'
import { openFolder } from '../../src/api/outside/files/folder.ts'
import { openAddressBook } from '../../src/api/site/address-book.ts'
import { type OpenPublication, openPublication } from '../../src/api/site/open-publication.ts'
import { processTimer, type Timer } from '../../src/lib/timer.ts'
import { writeSiteBuild } from './site-build.ts'

export interface TestSite {
  readonly publication: OpenPublication
  readonly server: FastifyInstance
  readonly logged: string[]
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

export interface TestSiteOptions {
  readonly folder: string
  readonly content: ContentReader
  readonly stamp?: string
  readonly timer?: Timer
}

export const siteFolder = (): string => mkdtempSync(path.join(os.tmpdir(), 'lumitale-published-'))
export const forgetFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })

export const contentOn = (database: OpenDatabase, folder: string): Promise<OpenContent> =>
  openBuiltInContent(
    {
      storage: openContentStorage(database.db),
      files: openFolder(path.join(folder, 'files')),
      clock: Date.now,
      origin: 'http://localhost:4321',
      secret: 'a secret of the tests, long enough for a key',
    },
    { warn: () => undefined },
  )

/** Rejects as the start does. */
export async function openSiteOn(database: OpenDatabase, options: TestSiteOptions): Promise<TestSite> {
  const logged: string[] = []
  const write = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }))
  const notifications = await openNotifications({ url: database.url, timer: processTimer, onError: () => undefined })
  const publication = openPublication({
    build: writeSiteBuild(path.join(options.folder, 'build'), options.stamp),
    folder: path.join(options.folder, 'site'),
    content: options.content,
    addresses: openAddressBook(database.db),
    notifications,
    clock: Date.now,
    timer: options.timer ?? processTimer,
    log: { info: write, warn: write, error: write },
  })
  const server = Fastify()
  await openSite(server, publication)
  const close = async () => {
    await server.close()
    await publication.close()
    await notifications.close()
  }
  try {
    await publication.start()
  } catch (error) {
    await close()
    throw error
  }
  return { publication, server, logged, get: (url, headers = {}) => server.inject({ url, headers }), close }
}
