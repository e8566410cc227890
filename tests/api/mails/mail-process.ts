import { openDatabase } from '../../../src/api/db/database.ts'
import { openJobs } from '../../../src/api/db/jobs.ts'
import { openMailQueue } from '../../../src/api/mails/mail-queue.ts'
import { startMailWorker } from '../../../src/api/mails/mail-worker.ts'
import { resumeLeftMails } from '../../../src/api/mails/sweep-mails.ts'
import { openMail } from '../../../src/api/outside/mail/open-mail.ts'

/** A process that does nothing but send mails: mail-process.ts <database> <mail server> <alone|beside>. */
const [url = '', smtpUrl = '', role] = process.argv.slice(2)
const quiet = () => undefined
const log = { info: quiet, warn: quiet, error: quiet }

const database = await openDatabase(url, quiet)
const { boss } = await openJobs(database, { supervise: true, onError: quiet })
const queue = await openMailQueue(boss, Date.now)
const { mailer, from } = openMail({ smtpUrl, from: 'stories@tales.example' }, '')
const files = { get: async () => undefined }
const openInvoice = async () => undefined
const deps = { db: database.db, queue, mailer, files, openInvoice, from, clock: Date.now, log }
if (role === 'alone') await resumeLeftMails(deps)
await startMailWorker(boss, deps)
process.stdout.write('working\n')
