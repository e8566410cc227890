// One process that renders, follows and serves the site, as the service does: what it uses is what the site costs.
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { openDatabase } from '../../src/api/db/database.ts'
import { openNotifications } from '../../src/api/db/notifications.ts'
import { openSite } from '../../src/api/http/routes/pages.ts'
import { openServer } from '../../src/api/http/server.ts'
import { openOutages } from '../../src/api/log/outages.ts'
import { openContentStorage } from '../../src/api/outside/content/database-storage.ts'
import { openBuiltInContent } from '../../src/api/outside/content/open-content.ts'
import { openFolder } from '../../src/api/outside/files/folder.ts'
import { openAddressBook } from '../../src/api/site/address-book.ts'
import { openPublication } from '../../src/api/site/open-publication.ts'
import { openSiteBuild } from '../../src/api/site/site-build.ts'
import { processTimer } from '../../src/lib/timer.ts'
import { writeSiteBuild } from '../../tests/helpers/site-build.ts'
import { addSaveRoute } from './save-routes.ts'

export interface SiteOpen {
  readonly port: number
  readonly build: string
  readonly pages: number
  readonly renderSeconds: number
  readonly processorSeconds: number
  readonly peakBytes: number
}

const BYTES_PER_UNIT = 1024
const MICROSECONDS = 1e6

const [url = '', folder = '', dist = ''] = process.argv.slice(2)
const fail = (error: Error) => {
  throw error
}
const database = await openDatabase(url, fail)
const notifications = await openNotifications({ url, timer: processTimer, onError: fail })
const quiet = { info: () => undefined, warn: console.error, error: console.error }
const embedded = {
  storage: openContentStorage(database.db),
  files: openFolder(path.join(folder, 'files')),
  clock: Date.now,
  origin: 'http://localhost:4321',
  secret: 'a secret of the bench, long enough for a key',
}
const content = await openBuiltInContent(embedded, quiet)
const isBuilt = existsSync(path.join(dist, '.built'))
const publication = openPublication({
  build: isBuilt ? await openSiteBuild(dist) : writeSiteBuild(path.join(folder, 'build')),
  folder: path.join(folder, 'site'),
  content: content.read,
  addresses: openAddressBook(database.db),
  notifications,
  clock: Date.now,
  timer: processTimer,
  log: quiet,
})
const server = await openServer({
  trustedProxies: [],
  secure: false,
  log: quiet,
  outages: openOutages(quiet, Date.now),
})
await openSite(server, publication)
const { clock, files, secret } = embedded
addSaveRoute(server, { db: database.db, clock, files, secret, log: quiet, content, publication })
await server.listen({ host: '127.0.0.1', port: 0 })
const before = process.cpuUsage()
await publication.start()
const { user, system } = process.cpuUsage(before)
const { startedAt, endedAt, rendered } = publication.progress()
process.send?.({
  port: (server.server.address() as AddressInfo).port,
  build: isBuilt ? 'the built site' : 'a stand-in for the built site',
  pages: rendered,
  renderSeconds: ((endedAt?.getTime() ?? 0) - (startedAt?.getTime() ?? 0)) / 1000,
  processorSeconds: (user + system) / MICROSECONDS,
  peakBytes: process.resourceUsage().maxRSS * BYTES_PER_UNIT,
} satisfies SiteOpen)
process.once('disconnect', async () => {
  await server.close()
  await publication.close()
  await notifications.close()
  await database.close()
})
