import path from 'node:path'
import { describeError } from '../../lib/describe-error.ts'
import { itemAt } from '../../lib/item-at.ts'
import { type Config, readConfig } from '../config/config.ts'
import { writeStaticSite } from '../export/static-site.ts'
import { openShareWorker } from '../illustrator/site/share-renderer.ts'
import { type Log, openLog } from '../log/log.ts'
import { openContentStorage } from '../outside/content/database-storage.ts'
import { openContent } from '../outside/content/open-content.ts'
import { openBucket } from '../outside/files/bucket.ts'
import { openFolder } from '../outside/files/folder.ts'
import { openAddressBook } from '../site/address-book.ts'
import { openLandingShares } from '../site/share/landing-shares.ts'
import { openSiteBuild } from '../site/site-build.ts'
import { reachDatabase } from './reach-database.ts'
import { startFailureOf } from './start-failure.ts'

const FOLDER = 'site'
const WORKERS = 2

async function exportSite(config: Config, log: Log): Promise<void> {
  const build = await openSiteBuild(config.siteDir, config.buildSettings)
  const database = await reachDatabase(config, error => log.warn({ error: describeError(error) }, 'database lost'))
  const workers = Array.from({ length: WORKERS }, openShareWorker)
  try {
    const files = config.bucket ? openBucket(config.bucket) : openFolder(path.join(config.dataDir, 'files'))
    const storage = openContentStorage(database.db)
    const options = { origin: config.publicOrigin, secret: config.secret, clock: Date.now }
    const content = await openContent(config.content, { storage, files, ...options }, log)
    let orders = 0
    const draw: Parameters<typeof openLandingShares>[0]['draw'] = order =>
      itemAt(workers, orders++ % WORKERS).draw(order, new AbortController().signal)
    const { pages, pictures, missing } = await writeStaticSite(path.join(config.siteDir, FOLDER), {
      client: build.client,
      renderer: build.bundle.openRenderer({
        source: content.read,
        report: problem => log.warn({ ...problem }, 'an entry cannot be shown'),
        pictures: build.pictures,
      }),
      readPicture: content.readPicture,
      shares: openLandingShares({ read: content.read, readPicture: content.readPicture, files, draw }),
      addresses: openAddressBook(database.db),
    })
    for (const picture of missing) log.warn({ picture }, 'a page names a picture that is not there')
    process.stdout.write(`${pages} pages and ${pictures} pictures stand in ${path.join(config.siteDir, FOLDER)}\n`)
  } finally {
    for (const worker of workers) await worker.close()
    await database.close()
  }
}

try {
  const config = readConfig()
  await exportSite(config, openLog({ level: config.logLevel, role: 'build' }))
} catch (error) {
  process.stderr.write(`The folder was not made, and the one from before stays: ${startFailureOf(error)}\n`)
  process.exitCode = 1
}
