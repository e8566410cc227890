import { sql } from 'kysely'
import { editionMails } from '../../../src/api/boot/queued-mails.ts'
import { openDatabase } from '../../../src/api/db/database.ts'
import { openJobs } from '../../../src/api/db/jobs.ts'
import { openDelivery } from '../../../src/api/mails/deliver-mail.ts'
import { releaseAllLeases } from '../../../src/api/mails/mail-lease.ts'
import { openMailQueue } from '../../../src/api/mails/mail-queue.ts'
import type { SpokenChapter } from '../../../src/api/narrator/narrator.ts'
import { openFolder } from '../../../src/api/outside/files/folder.ts'
import { seeded } from '../../../src/lib/seeded.ts'
import { hummingNarrator } from '../../helpers/humming-narrator.ts'
import { pictureIllustrator } from '../../helpers/picture-illustrator.ts'
import { openServiceOn } from '../../helpers/service-on.ts'
import { faults, openEnds } from './refund-findings.ts'
import { drain, lifeOf, step, type World } from './refund-history.ts'

/** Lives the histories of the table `history` that are not over: refund-process.ts <database> <folder of files>. */
const [url = '', folder = ''] = process.argv.slice(2)
const STEPS = 16
/** One history in so many is killed in the middle of a step. */
const KILLED_ONE_IN = 8
const KILL_WITHIN_MS = 25

const quiet = () => undefined
const database = await openDatabase(url, quiet)
const { db } = database
const jobs = await openJobs(database, { supervise: false, onError: quiet })
const queue = await openMailQueue(jobs.boss, Date.now)
// What a dead process left is taken up when its heartbeat is missed; here at once.
await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(db)
await releaseAllLeases(db)

const bytesOf = (of: Uint8Array | undefined) => of && Uint8Array.from(of)
/** The encoder's bytes are its own memory. */
const copyOf = (made: SpokenChapter): SpokenChapter => ({
  ...made,
  mp3: Uint8Array.from(made.mp3),
  aac: bytesOf(made.aac),
})
let spoken: Promise<SpokenChapter> | undefined
/** The same sound for everybody: it takes the longest, and is not looked at. */
async function speak(...ordered: Parameters<typeof hummingNarrator.speak>): Promise<SpokenChapter> {
  spoken ??= hummingNarrator.speak(...ordered).then(copyOf)
  return copyOf(await spoken)
}
const test = await openServiceOn(database, {
  illustrator: pictureIllustrator,
  narrator: { ...hummingNarrator, speak },
  bindery: {
    profile: 'plain',
    prepare: async book => book as never,
    bind: async (book, format) => new TextEncoder().encode(`${format} ${JSON.stringify(book.title)}`),
    print: () => Promise.reject(new Error('nothing is printed here')),
    drawProof: () => Promise.reject(new Error('no proof is drawn here')),
    preview: () => Promise.reject(new Error('nothing is previewed here')),
  },
  filesBy: () => openFolder(folder),
  notifyEdition: editionMails(queue, 'https://tales.example'),
})
const mailer = { send: async () => undefined }
const deliver = openDelivery({
  db,
  queue,
  mailer,
  files: test.workerDeps.files,
  openInvoice: async () => undefined,
  from: 'us@tales.example',
  clock: Date.now,
  log: { info: quiet, warn: quiet, error: quiet },
})
const world: World = { test, jobs, queue, deliver }

interface Row {
  readonly number: number
  readonly story: string
  readonly account: string
  readonly email: string
  readonly step: number
}

async function live(row: Row): Promise<void> {
  const life = lifeOf(row)
  const killedAt = row.number % KILLED_ONE_IN === 3 ? seeded(`kill ${row.number}`).next() * STEPS : STEPS
  const wrong: string[] = []
  for (let number = row.step; number < STEPS; number++) {
    // Kept before the step: one in which the process died is not lived again.
    await sql`update history set step = ${number + 1} where number = ${row.number}`.execute(db)
    life.random = seeded(`refund ${row.number} ${number}`)
    if (number === Math.floor(killedAt))
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), seeded(`when ${row.number}`).next() * KILL_WITHIN_MS)
    await step(world, life)
    for (const fault of await faults(world, life)) wrong.push(`step ${number}: ${fault}`)
  }
  await drain(world, life)
  wrong.push(...(await faults(world, life)), ...(await openEnds(world, life)))
  await sql`update history set wrong = ${wrong}, is_over = true where number = ${row.number}`.execute(db)
}

const { rows } = await sql<Row>`select * from history where not is_over order by number`.execute(db)
for (const row of rows) await live(row)
await test.close()
process.exit(0)
