import { sql } from 'kysely'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../src/api/db/database.ts'
import { type Deliver, type MailDeps, openDelivery } from '../../src/api/mails/deliver-mail.ts'
import { forgetMails } from '../../src/api/mails/mail-rows.ts'
import type { NewMail } from '../../src/api/mails/new-mail.ts'
import { sweepMails } from '../../src/api/mails/sweep-mails.ts'
import { mediaKey } from '../../src/api/media/media-address.ts'
import { coverFormatFile } from '../../src/api/media/picture-files.ts'
import type { StoredFile } from '../../src/api/outside/files/files.ts'
import { type MailDocument, MailFailure, PICTURE_ADDRESS } from '../../src/api/outside/mail/mailer.ts'
import { exampleContent, LINK } from '../api/mails/example-content.ts'
import { type FakeMailer, fakeMailer } from '../api/mails/fake-mailer.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { madeStory } from './accounts/test-accounts.ts'

const TO = 'zehra@reader.example'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let database: OpenDatabase
let mailer: FakeMailer
let position: MailDeps
let deliver: Deliver
let now: number
/** Attempts that were asked for, in seconds from then. */
let requested: { id: string; afterSeconds: number }[]
let logged: string[]
let pictures: Map<string, StoredFile>
let documents: Map<string, MailDocument>

beforeEach(async () => {
  database = await freshDatabase()
  mailer = fakeMailer()
  now = Date.parse('2026-03-01T12:00:00Z')
  requested = []
  logged = []
  pictures = new Map()
  documents = new Map()
  const write = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }))
  position = {
    db: database.db,
    queue: {
      queueMail: () => Promise.reject(new Error('not asked for here')),
      queueAttempt: async (_queries, id, afterSeconds) => void requested.push({ id, afterSeconds }),
    },
    mailer,
    files: { get: async key => pictures.get(key) },
    openInvoice: async id => documents.get(id),
    from: 'stories@tales.example',
    clock: () => now,
    log: { info: write, warn: write, error: write },
  }
  deliver = openDelivery(position)
})
afterEach(() => database.close())

async function write(kind: NewMail['kind'] = 'story-ready', to = TO, about?: object): Promise<string> {
  const { data: example, language } = exampleContent('de')[kind]
  const data = about ?? example
  const id = crypto.randomUUID()
  const at = new Date(now)
  const row = { id, kind, language, to_address: to, data: JSON.stringify(data), created_at: at, next_at: at }
  await database.db.insertInto('mail').values(row).execute()
  return id
}

const row = (id: string) => database.db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const refuse = (code: string, isPermanent: boolean) => () => Promise.reject(new MailFailure(code, isPermanent))

describe('A mail in the outbox', () => {
  it('is sent in its language, and leaves nothing about anybody', async () => {
    const id = await write('sign-in')
    await deliver(id)
    expect(mailer.sent).toHaveLength(1)
    expect(mailer.sent[0]).toMatchObject({
      to: TO,
      from: 'stories@tales.example',
      subject: 'Dein Anmeldelink für Lumitale',
      messageId: `<${id}@tales.example>`,
    })
    expect(mailer.sent[0]?.text).toContain(LINK)
    expect(await row(id)).toMatchObject({ to_address: null, data: null, sent_at: new Date(now), attempts: 1 })
  })

  it('takes the PDF of its invoice along, and refers to where it is found where that fails', async () => {
    const { data } = exampleContent('de').refund
    const attached = crypto.randomUUID()
    const about = { ...data, ...('invoice' in data && { invoice: { ...data.invoice, attached } }) }
    await deliver(await write('refund', TO, about))
    documents.set(attached, { name: 'Gutschrift 2026-C-000001.pdf', bytes: new Uint8Array([1, 2]) })
    await deliver(await write('refund', TO, about))
    deliver = openDelivery({ ...position, openInvoice: () => Promise.reject(new Error('the typesetter ended')) })
    await deliver(await write('refund', TO, about))
    expect(mailer.sent.map(({ document, text }) => [document?.name, text.includes('/login?to=')])).toEqual([
      [undefined, true],
      ['Gutschrift 2026-C-000001.pdf', false],
      [undefined, true],
    ])
    expect(logged.join('\n')).toContain('mail goes without its invoice')
    expect(logged.join('\n')).not.toContain('typesetter ended')
  })

  it('takes the cover of its story along, small enough for a phone, and goes without it where it is gone', async () => {
    const title = 'Die Treppe von Oma'
    const story = await madeStory(
      { database, now: () => now },
      { claimHash: '', networkHash: '', requesterHash: '', agent: '', knownHash: '' },
    )
    const data = { link: LINK, title, story }
    const send = async () => {
      await deliver(await write('story-ready', TO, data))
      return mailer.sent.at(-1)
    }
    expect((await send())?.picture).toBeUndefined()
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
    const card = sharp({ create: { width: 600, height: 800, channels: 3, background: '#000', noise } }).webp()
    pictures.set(mediaKey({ story, file: coverFormatFile(0, 'card', title) }), {
      bytes: new Uint8Array(await card.toBuffer()),
      type: 'image/webp',
    })
    const sent = await send()
    const { format, width } = await sharp(sent?.picture).metadata()
    expect([format, width]).toEqual(['jpeg', 460])
    expect(sent?.picture?.length).toBeLessThan(120 * 1024)
    expect(sent?.html).toContain(`src="${PICTURE_ADDRESS}"`)
    await database.db.deleteFrom('story').execute()
    expect((await send())?.picture).toBeUndefined()
    expect(mailer.sent).toHaveLength(3)
  })

  it('is sent once, however often it is attempted', async () => {
    const id = await write()
    for (let times = 0; times < 3; times++) await deliver(id)
    expect(mailer.sent).toHaveLength(1)
  })

  it('is tried again after growing waits, always with the same Message-ID', async () => {
    const id = await write()
    const ids: string[] = []
    for (const wait of [10, 30, 90, 270]) {
      mailer.next.push(async mail => {
        ids.push(mail.messageId)
        throw new MailFailure('ETIMEDOUT', false)
      })
      await deliver(id)
      expect(requested.pop()).toEqual({ id, afterSeconds: wait })
      expect((await row(id)).next_at).toEqual(new Date(now + wait * 1000))
      now += wait * 1000
    }
    await deliver(id)
    expect(new Set([...ids, mailer.sent[0]?.messageId]).size).toBe(1)
    expect(await row(id)).toMatchObject({ sent_at: new Date(now), attempts: 5 })
  })

  it('is given up when it was refused for good, and forgotten', async () => {
    const id = await write()
    mailer.next.push(refuse('EENVELOPE 550', true))
    await deliver(id)
    await deliver(id)
    expect(mailer.sent).toEqual([])
    expect(requested).toEqual([])
    expect(await row(id)).toMatchObject({ to_address: null, data: null, sent_at: null, failed_at: new Date(now) })
  })

  it.each(['sign-in', 'welcome'] as const)('of kind %s is not sent when its link is ten minutes old', async kind => {
    const [fresh, late] = [await write(kind), await write(kind)]
    now += 10 * MINUTE - 1
    await deliver(fresh)
    now += 1
    await deliver(late)
    expect(mailer.sent).toHaveLength(1)
    expect(await row(late)).toMatchObject({ to_address: null, data: null, failed_at: new Date(now) })
  })

  it('is given up at once when its next attempt would come too late', async () => {
    const id = await write('sign-in')
    now += 10 * MINUTE - 5000
    mailer.next.push(refuse('ETIMEDOUT', false))
    await deliver(id)
    expect(requested).toEqual([])
    expect((await row(id)).failed_at).toEqual(new Date(now))
  })

  it('is tried for about a day, then given up', async () => {
    const id = await write()
    const started = now
    while ((await row(id)).failed_at === null) {
      mailer.next.push(refuse('ECONNECTION', false))
      await deliver(id)
      now += (requested.pop()?.afterSeconds ?? 0) * 1000
    }
    expect(now - started).toBeGreaterThan(0.7 * DAY)
    expect(now - started).toBeLessThanOrEqual(DAY)
  })

  it('is not sent by two processes at once', async () => {
    const id = await write()
    const other = openDelivery(position)
    let letGo: () => void = () => undefined
    mailer.next.push(
      () =>
        new Promise(resolve => {
          letGo = resolve
        }),
    )
    const first = deliver(id)
    await expect.poll(() => mailer.next.length).toBe(0)
    await expect(other(id)).rejects.toThrow('another process')
    letGo()
    await first
    await other(id)
    expect(mailer.sent).toHaveLength(1)
  })

  it('is not sent again when the database could not be told that it was', async () => {
    const id = await write()
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise 'away'; end $$`.execute(database.db)
    await sql`create trigger refuse before update of sent_at on mail for each row execute function refuse()`.execute(
      database.db,
    )
    await expect(deliver(id)).rejects.toThrow()
    await sql`drop trigger refuse on mail`.execute(database.db)
    expect((await row(id)).sent_at).toBeNull()
    await deliver(id)
    expect(mailer.sent).toHaveLength(1)
    expect((await row(id)).sent_at).toEqual(new Date(now))
  })

  it('is spoken of in logs by its id alone', async () => {
    for (const outcome of [undefined, refuse('EENVELOPE 550', true), refuse('ETIMEDOUT', false)]) {
      const id = await write('sign-in')
      if (outcome) mailer.next.push(outcome)
      await deliver(id)
    }
    const late = await write('sign-in')
    now += DAY
    await deliver(late)
    expect(logged).toHaveLength(4)
    expect(logged.join('\n')).not.toMatch(/reader\.example|tales\.example\/|token|aB3xY9/)
    expect(logged[1]).toContain('EENVELOPE 550')
  })

  it('is forgotten with the account it was for, whatever the case of its letters', async () => {
    const [gone, stored] = [
      await write('sign-in', 'Zehra@Reader.example'),
      await write('sign-in', 'other@reader.example'),
    ]
    await forgetMails(database.db, TO)
    await deliver(gone)
    await deliver(stored)
    expect(mailer.sent.map(({ to }) => to)).toEqual(['other@reader.example'])
  })
})

describe('The outbox', () => {
  it('keeps what is left of a mail for 30 days', async () => {
    const [sent, failed] = [await write(), await write()]
    mailer.next.push(async () => undefined, refuse('EENVELOPE 550', true))
    await deliver(sent)
    await deliver(failed)
    const left = async () => (await database.db.selectFrom('mail').select('id').execute()).length
    now += 30 * DAY
    await sweepMails(position)
    expect(await left()).toBe(2)
    now += 1
    await sweepMails(position)
    expect(await left()).toBe(0)
  })

  it('refuses to read a mail of another shape by table and path, and gives it up after two days', async () => {
    const other = await write('sign-in')
    const data = JSON.stringify({ link: 'https://reader.example/Łucja', minutes: 'Łucja' })
    await sql`update mail set data = ${data} where id = ${other}`.execute(database.db)
    await expect(deliver(other)).rejects.toThrow('mail.data is stored in a shape that is not known, at data.minutes')
    now += 2 * DAY
    await sweepMails(position)
    expect((await row(other)).failed_at).toBeNull()
    now += 1
    await sweepMails(position)
    expect(await row(other)).toMatchObject({ to_address: null, data: null, failed_at: new Date(now) })
    expect(mailer.sent).toEqual([])
  })

  it('takes up a mail that has no job left, and no other', async () => {
    const lost = await write()
    await deliver(await write())
    await sweepMails(position)
    expect(requested).toEqual([])
    now += MINUTE + 1
    await sweepMails(position)
    expect(requested).toEqual([{ id: lost, afterSeconds: 0 }])
  })
})
