// What publishing costs at many pages: a full rendering, one save until it is served, and fifty saves at once.

import { type ChildProcess, fork } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../src/api/db/database.ts'
import { startEmbeddedServer } from '../../src/api/db/embedded-server.ts'
import type { ContentWriter } from '../../src/api/outside/content/content.ts'
import { openContentStorage } from '../../src/api/outside/content/database-storage.ts'
import { openBuiltInContent } from '../../src/api/outside/content/open-content.ts'
import { openFolder } from '../../src/api/outside/files/folder.ts'
import { itemAt } from '../../src/lib/item-at.ts'
import { type Saved, saveByCall, saveFirst, servedAfter } from '../publish-bench/editor.ts'
import { fillContent } from '../publish-bench/many-pages.ts'
import type { SiteOpen } from '../publish-bench/site-process.ts'

const RENDER_MAX_S = 90
const PEAK_MAX_BYTES = 1.2e9
const SAVE_P95_MAX_MS = 150
const BURST = 50
const BURST_MAX_MS = 5000
const SAVES = 60
const BETWEEN_SAVES_MS = 150
const ROOT = path.resolve(import.meta.dirname, '../..')

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '20000' },
    site: { type: 'string', default: 'dist' },
    // Saves through the rules of landing pages, as staff do, instead of straight into the content service.
    rules: { type: 'boolean', default: false },
  },
})
const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-bench-'))
// The database may run as another user.
chmodSync(folder, 0o755)

function openProcess(url: string): { child: ChildProcess; open: Promise<SiteOpen> } {
  const child = fork(path.join(ROOT, 'scripts/publish-bench/site-process.ts'), [url, folder, values.site], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const open = new Promise<SiteOpen>((resolve, reject) => {
    child.once('message', message => resolve(message as SiteOpen))
    child.once('exit', code => reject(new Error(`the site's process ended with ${code}`)))
  })
  return { child, open }
}

interface SaveDeps {
  readonly write: ContentWriter
  readonly ids: readonly string[]
  readonly origin: string
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

const saveBy = ({ write, origin }: SaveDeps, id: string, mark: string, began: () => void): Promise<Saved> =>
  values.rules ? saveByCall(origin, id, mark, began) : saveFirst(write, id, mark, began)

async function oneByOne(deps: SaveDeps): Promise<number[]> {
  const { ids, origin } = deps
  const times: number[] = []
  for (let save = 0; save < SAVES; save++) {
    let from = 0
    const id = itemAt(ids, (save * 7919) % ids.length)
    const saved = await saveBy(deps, id, `One by one ${save}`, () => {
      from = performance.now()
    })
    const waits = [saved.page, saved.home].map(where => servedAfter(origin, where, saved.mark, from))
    times.push(Math.max(...(await Promise.all(waits))))
    await sleep(BETWEEN_SAVES_MS)
  }
  return times.sort((one, other) => one - other)
}

async function allAtOnce(deps: SaveDeps): Promise<number> {
  const { ids, origin } = deps
  const from = performance.now()
  const saves = Array.from({ length: BURST }, async (_, save) => {
    const id = itemAt(ids, (save * 6007 + 11) % ids.length)
    const saved = await saveBy(deps, id, `All at once ${save}`, () => undefined)
    await servedAfter(origin, saved.page, saved.mark, from)
    return saved
  })
  const last = itemAt(await Promise.all(saves), BURST - 1)
  await servedAfter(origin, last.home, last.mark, from)
  return performance.now() - from
}

async function measure(url: string): Promise<boolean> {
  const database = await openDatabase(url, () => undefined)
  const files = openFolder(path.join(folder, 'files'))
  const storage = openContentStorage(database.db)
  const ids = await fillContent(database.db, files, Number(values.pages))
  const deps = {
    storage,
    files,
    clock: Date.now,
    origin: 'http://localhost:4321',
    secret: 'a secret of the bench only',
  }
  const { write } = await openBuiltInContent(deps, { warn: () => undefined })
  const { child, open } = openProcess(url)
  try {
    const site = await open
    const deps = { write, ids, origin: `http://127.0.0.1:${site.port}` }
    const times = await oneByOne(deps)
    return report(site, times, await allAtOnce(deps))
  } finally {
    if (child.connected) child.disconnect()
    if (child.exitCode === null) await new Promise(resolve => child.once('exit', resolve))
    await database.close()
  }
}

function report(site: SiteOpen, times: readonly number[], burst: number): boolean {
  const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
  const ms = (value: number) => `${value.toFixed(0)} ms`
  console.log(`${site.pages} pages of ${site.build}`)
  const worked = `${site.processorSeconds.toFixed(1)} s of work for its processors`
  console.log(`rendering them all ${site.renderSeconds.toFixed(1)} s (under ${RENDER_MAX_S} s), ${worked}`)
  console.log(`most memory ${(site.peakBytes / 1e6).toFixed(0)} MB (under ${PEAK_MAX_BYTES / 1e6} MB)`)
  console.log(
    `a save until page and home are served: median ${ms(median)}, p95 ${ms(p95)} (under ${SAVE_P95_MAX_MS} ms)`,
  )
  console.log(`${BURST} saves at once until all are served ${ms(burst)} (under ${BURST_MAX_MS} ms)`)
  console.log(`one save takes 1/${((site.renderSeconds * 1000) / median).toFixed(0)} of rendering everything`)
  const within = site.renderSeconds < RENDER_MAX_S && site.peakBytes < PEAK_MAX_BYTES
  return within && p95 < SAVE_P95_MAX_MS && burst < BURST_MAX_MS
}

const postgres = await startEmbeddedServer(path.join(folder, 'pg'))
try {
  process.exitCode = (await measure(postgres.url)) ? 0 : 1
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
