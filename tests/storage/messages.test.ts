import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDelivery } from '../../src/api/mails/deliver-mail.ts'
import { openSmtp } from '../../src/api/outside/mail/smtp.ts'
import { TEXT_MAX } from '../../src/contract/limits.ts'
import { type FakeSmtp, openFakeSmtp } from '../api/outside/mail/fake-smtp.ts'
import { countRowsContaining } from '../helpers/count-rows-containing.ts'
import { openTestService, type TestService } from '../helpers/service.ts'

const OPERATOR = 'post@tales.example'
const MESSAGE = { topic: 'order', number: '#5f0b6d0e', email: 'nan@reader.example', text: 'Wo?', language: 'de' }
const MINUTE = 60_000

let test: TestService
let smtp: FakeSmtp
/** Recipients of the envelopes. */
let recipients: string[]
let now: number
const open: { close(): Promise<void> }[] = []
beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 12)
  recipients = []
  test = await openTestService({ clock: () => now, operatorEmail: OPERATOR, trustedProxies: ['127.0.0.1'] })
  smtp = await openFakeSmtp({
    onRcptTo({ address }, _session, done) {
      recipients.push(address)
      done()
    },
  })
  open.push(test, smtp)
})
afterEach(async () => {
  for (const part of open.splice(0)) await part.close()
})

async function send(more: object = {}, network = '10.0.0.1', service = test) {
  const response = await service.server.inject({
    method: 'POST',
    url: '/api/v1/messages',
    headers: { 'x-forwarded-for': network },
    payload: { ...MESSAGE, ...more },
  })
  return { status: response.statusCode, body: response.json() }
}

/** Sends whatever is queued through the mail server. */
async function deliver(): Promise<void> {
  const mailer = openSmtp(`smtp://localhost:${smtp.port}`)
  const { db, clock, files, log } = test.service
  const unused = () => Promise.reject(new Error('no further attempt is needed'))
  const queue = { queueMail: unused, queueAttempt: unused }
  const openInvoice = unused
  const attempt = openDelivery({ db, queue, mailer, files, openInvoice, from: 'stories@tales.example', clock, log })
  const waiting = await db.selectFrom('mail').select('id').where('to_address', 'is not', null).execute()
  for (const { id } of waiting) await attempt(id)
  await mailer.close()
}

describe('A message to the operator', () => {
  it('reaches the mailbox of the settings, is answered to its writer, and is kept nowhere', async () => {
    const text = 'Mein Buch ist nicht da.\n\nKönnt ihr nachsehen?'
    expect(await send({ text })).toEqual({ status: 200, body: { receivedAt: new Date(now).toISOString() } })
    expect(await countRowsContaining(test.database.db, 'nan@reader')).toBe(1)
    await deliver()
    const [mail] = smtp.accepted
    expect(recipients).toEqual([OPERATOR])
    expect(mail).toMatchObject({
      to: [{ address: OPERATOR }],
      from: { address: 'stories@tales.example' },
      replyTo: [{ address: 'nan@reader.example' }],
      subject: 'Lumitale: An order',
    })
    for (const said of ['Mein Buch ist nicht da.', 'Könnt ihr nachsehen?', '5F0B6D0E', 'Deutsch'])
      expect(mail?.text).toContain(said)
    // Somebody wrote it: an answering machine may answer.
    expect(mail?.headers.map(({ key }) => key)).not.toContain('auto-submitted')
    for (const personal of ['nan@reader', 'Mein Buch', '5F0B6D0E'])
      expect([personal, await countRowsContaining(test.database.db, personal)]).toEqual([personal, 0])
    expect(test.logged.join('\n')).not.toMatch(/nan@reader|Mein Buch|5F0B6D0E/)
  })

  it('cannot write a header, an address or a second mail', async () => {
    const injected = 'Guten Tag\r\nBcc: all@other.example\r\n.\r\nRCPT TO:<all@other.example>\r\nSubject: Win'
    expect((await send({ text: injected })).status).toBe(200)
    await deliver()
    expect(smtp.accepted).toHaveLength(1)
    expect(recipients).toEqual([OPERATOR])
    expect(smtp.accepted[0]).toMatchObject({ subject: 'Lumitale: An order' })
    expect(smtp.accepted[0]?.bcc).toBeUndefined()
    expect(smtp.accepted[0]?.text).toContain('Bcc: all@other.example')
    for (const email of [
      'nan@reader.example\r\nBcc: all@other.example',
      'nan@reader.example, all@other.example',
      '"Nan" <nan@reader.example>',
    ])
      expect((await send({ email })).body).toMatchObject({ error: 'invalid-input', issues: [{ path: 'email' }] })
  })

  it.each([
    ['topic', { topic: 'win' }, 'option'],
    ['number', { number: '5F0B' }, 'format'],
    ['email', { email: 'nan' }, 'email'],
    ['email', { email: `${'n'.repeat(250)}@reader.example` }, 'string-max'],
    ['text', { text: '' }, 'string-min'],
    ['text', { text: ' \n\t' }, 'blank'],
    ['text', { text: 'x'.repeat(TEXT_MAX + 1) }, 'string-max'],
    ['text', { text: 'a\u0000b' }, 'characters'],
    ['language', { language: 'xx' }, 'option'],
    ['html', { html: '<b>' }, 'unknown-field'],
  ])('is refused for its %s alone: %o', async (path, wrong, code) => {
    const { status, body } = await send(wrong)
    expect([status, body.issues.map((issue: { path: string; code: string }) => [issue.path, issue.code])]).toEqual([
      400,
      [[path, code]],
    ])
    expect(await test.database.db.selectFrom('mail').selectAll().execute()).toEqual([])
  })

  it('is one of five of an address and of twenty of a network in a quarter of an hour', async () => {
    const statuses = async (count: number, more: (n: number) => [object, string]) => {
      const all = []
      for (let n = 0; n < count; n++) all.push((await send(...more(n))).status)
      return all
    }
    const taken = (count: number) => Array<number>(count).fill(200)
    // Whatever the network, and however the address is written.
    expect(await statuses(6, n => [n % 2 ? { email: 'NAN@reader.example' } : {}, `10.1.0.${n}`])).toEqual([
      ...taken(5),
      429,
    ])
    expect(await statuses(21, n => [{ email: `n${n}@reader.example` }, '10.2.0.1'])).toEqual([...taken(20), 429])
    expect((await send({ email: 'other@reader.example' }, '10.3.0.1')).status).toBe(200)
    now += 15 * MINUTE + 1000
    expect((await send({}, '10.2.0.1')).status).toBe(200)
  })

  it('is refused where the operator has given no mailbox', async () => {
    const nobody = await openTestService({ operatorEmail: '' })
    open.push(nobody)
    expect(await send({}, '10.0.0.1', nobody)).toMatchObject({ status: 404, body: { error: 'not-found' } })
  })
})
