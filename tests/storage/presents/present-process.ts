import { setImmediate } from 'node:timers/promises'
import { openDatabase } from '../../../src/api/db/database.ts'
import { openJobs } from '../../../src/api/db/jobs.ts'
import { openMailQueue } from '../../../src/api/mails/mail-queue.ts'
import { deliverPresents } from '../../../src/api/presents/deliver-presents.ts'

/** A process that does nothing but deliver presents, one after the other: present-process.ts <database>. */
const [url = ''] = process.argv.slice(2)
const quiet = () => undefined

const database = await openDatabase(url, quiet)
const { boss } = await openJobs(database, { supervise: false, onError: quiet })
const queue = await openMailQueue(boss, Date.now)
process.stdout.write('working\n')
for (;;) {
  await deliverPresents({ db: database.db, clock: Date.now, publicOrigin: 'https://tales.example', queue })
  await setImmediate()
}
