import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../src/api/db/database.ts'
import { type Jobs, openJobs } from '../../src/api/db/jobs.ts'
import { type MailQueue, openMailQueue } from '../../src/api/mails/mail-queue.ts'
import { startMailWorker } from '../../src/api/mails/mail-worker.ts'
import type { NewMail } from '../../src/api/mails/new-mail.ts'
import { exampleContent } from '../api/mails/example-content.ts'
import { type FakeMailer, fakeMailer } from '../api/mails/fake-mailer.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'

let database: OpenDatabase
let jobs: Jobs
let queue: MailQueue
let mailer: FakeMailer
const quiet = () => undefined

beforeEach(async () => {
  database = await freshDatabase()
  jobs = await openJobs(database, { supervise: true, onError: quiet })
  queue = await openMailQueue(jobs.boss, Date.now)
  mailer = fakeMailer()
})
afterEach(async () => {
  await jobs.close()
  await database.close()
})

const mail = (n = 0): NewMail => ({ ...exampleContent('th')['sign-in'], to: `reader${n}@reader.example` })

const work = () =>
  startMailWorker(jobs.boss, {
    db: database.db,
    queue,
    mailer,
    files: { get: async () => undefined },
    openInvoice: async () => undefined,
    from: 'stories@tales.example',
    clock: Date.now,
    log: { info: quiet, warn: quiet, error: quiet },
  })

const waiting = async () =>
  (await database.db.selectFrom('mail').select('id').where('sent_at', 'is', null).execute()).length

async function jobsKept(): Promise<{ job: string }[]> {
  const jobsOf = sql<{ job: string }>`select j::text as job from pgboss.job j where name = 'mail'`
  return (await jobsOf.execute(database.db)).rows
}

describe('Queueing a mail', () => {
  it('sends it once its transaction is committed, and only then', async () => {
    await work()
    await expect(
      database.db.transaction().execute(async transaction => {
        await queue.queueMail(transaction, mail(1))
        throw new Error('changed our mind')
      }),
    ).rejects.toThrow('changed our mind')
    await database.db.transaction().execute(async transaction => {
      await queue.queueMail(transaction, mail(2))
      // A job that came before its mail would find nothing to send.
      expect(await jobsKept()).toEqual([])
    })
    await expect.poll(() => mailer.sent.length, { timeout: 5000 }).toBe(1)
    await expect.poll(waiting).toBe(0)
    expect(mailer.sent[0]).toMatchObject({ to: 'reader2@reader.example', subject: 'ลิงก์เข้าสู่ระบบ Lumitale ของคุณ' })
  })

  it('sends each of many once', async () => {
    const count = 60
    await work()
    await Promise.all(Array.from({ length: count }, (_, n) => queue.queueMail(database.db, mail(n))))
    await expect.poll(() => mailer.sent.length, { timeout: 30_000 }).toBe(count)
    expect(new Set(mailer.sent.map(({ messageId }) => messageId)).size).toBe(count)
    expect(new Set(mailer.sent.map(({ to }) => to)).size).toBe(count)
  })

  it('waits for no mail server', async () => {
    let answer: () => void = () => undefined
    const silence = new Promise<void>(resolve => {
      answer = resolve
    })
    mailer.next.push(...Array.from({ length: 6 }, () => () => silence))
    await work()
    for (let n = 0; n < 6; n++) {
      await database.db.transaction().execute(transaction => queue.queueMail(transaction, mail(n)))
    }
    expect(mailer.sent).toEqual([])
    answer()
    await expect.poll(() => mailer.sent.length, { timeout: 5000 }).toBe(6)
  })

  it('tells the job engine nothing about anybody, also when an attempt breaks', async () => {
    mailer.next.push(async ({ to }) => {
      await sql`alter table mail rename to elsewhere`.execute(database.db)
      throw new Error(to)
    })
    await work()
    await queue.queueMail(database.db, mail())
    await expect.poll(async () => (await jobsKept())[0]?.job, { timeout: 5000 }).toContain('an attempt at a mail broke')
    expect(JSON.stringify(await jobsKept())).not.toMatch(/reader|tales\.example|token/)
    await sql`alter table elsewhere rename to mail`.execute(database.db)
    await expect.poll(() => mailer.sent.length, { timeout: 10_000 }).toBe(1)
  })
})
