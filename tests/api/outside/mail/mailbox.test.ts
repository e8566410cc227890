import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMailbox, mailboxLink, mailboxPathFor } from '../../../../src/api/http/routes/mailbox.ts'
import { openServer } from '../../../../src/api/http/server.ts'
import { openMailbox } from '../../../../src/api/outside/mail/mailbox.ts'
import { mailboxKeyOf } from '../../../../src/api/outside/mail/mailbox-key.ts'
import type { Mail } from '../../../../src/api/outside/mail/mailer.ts'
import { openMail } from '../../../../src/api/outside/mail/open-mail.ts'
import { removeFromOutbox } from '../../../../src/api/outside/mail/outbox-folder.ts'
import { bareServer } from '../../../helpers/quiet.ts'
import { exampleMail } from './example-mail.ts'

const HOST = { host: 'localhost:4321' }
const KEY = mailboxKeyOf('a secret of the tests, long enough for a key')
const LOCKED = 'This mailbox opens with a link.'

let folder: string
let server: FastifyInstance

async function open(publicOrigin = 'http://localhost:4321', trustedProxies: string[] = []): Promise<void> {
  server = await openServer({ ...bareServer, trustedProxies })
  await addMailbox(server, openMailbox(folder), { publicOrigin, key: KEY })
}

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'lumitale-mailbox-')), 'outbox')
})
afterEach(async () => {
  await server?.close()
  rmSync(path.dirname(folder), { recursive: true, force: true })
})

const files = () => readdirSync(folder).map(name => path.join(folder, name))

/** Sends a mail that was written a number of minutes ago; its id. */
async function sent(minutesAgo: number, given: Partial<Mail> = {}): Promise<string> {
  const before = new Set(minutesAgo >= 0 ? await idsShown() : [])
  await openMail(undefined, folder).mailer.send(exampleMail({ messageId: `<${minutesAgo}@tales.example>`, ...given }))
  const added = files().find(file => !before.has(path.basename(file, '.eml'))) ?? ''
  const at = new Date(Date.now() - minutesAgo * 60_000)
  utimesSync(added, at, at)
  return path.basename(added, '.eml')
}

async function idsShown(): Promise<string[]> {
  const response = await openMailbox(folder)(new Request('http://localhost/mailbox'))
  return [...(await response.text()).matchAll(/href="\/mailbox\/([0-9a-f]+)"/g)].map(match => match[1] ?? '')
}

const look = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server.inject({ url, headers: { ...HOST, ...headers }, cookies: { mailbox: KEY }, remoteAddress })

describe('The mailbox', () => {
  it('is empty before anybody was written to, and says so in the language of the browser', async () => {
    await open()
    expect((await look('/mailbox')).payload).toContain('No mail yet.')
    const german = await look('/mailbox', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' })
    expect(german.payload).toContain('Noch keine Mail.')
    expect(german.payload).toContain('<html lang="de">')
  })

  it('lists mails, the newest first', async () => {
    await open()
    const ids = [await sent(30), await sent(5), await sent(60)]
    expect(await idsShown()).toEqual([ids[1], ids[0], ids[2]])
    const { payload, headers } = await look('/mailbox')
    expect(payload).toContain('zehra@reader.example')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('shows a mail as its text, with its link to open, and as its page in a frame that runs nothing', async () => {
    await open()
    const link = 'http://localhost:4321/de/verify?token=aB3&r=x'
    const id = await sent(1, {
      text: `Hier:\n${link}\n`,
      html: `<html><head></head><body><a href="${link.replace('&', '&amp;')}">Hier</a></body></html>`,
    })
    const { payload } = await look(`/mailbox/${id}`)
    expect(payload).toContain(`<a href="${link.replace('&', '&amp;')}" target="_blank" rel="noopener">`)
    expect(payload).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/)
    const alone = await look(`/mailbox/${id}/mail`)
    expect(alone.payload).toContain('<base target="_blank">')
    expect(alone.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'self'; sandbox/)
    expect(alone.headers['content-security-policy']).not.toContain('allow-scripts')
  })

  it('shows what a mail says, never lets it say HTML', async () => {
    await open()
    const id = await sent(1, { subject: '<script>alert(1)</script>', text: '<img src=x> "quoted"' })
    for (const url of ['/mailbox', `/mailbox/${id}`]) expect((await look(url)).payload).not.toMatch(/<script|<img/)
  })

  it.each(['/mailbox/..%2Fsecret', '/mailbox/../secret', '/mailbox/abc', `/mailbox/${'0'.repeat(32)}`, '/mailbox/'])(
    'has nothing at %s',
    async url => {
      await open()
      await sent(1)
      writeFileSync(path.join(path.dirname(folder), 'secret'), 'hidden')
      const { statusCode, payload } = await look(url)
      expect([statusCode, payload.includes('hidden')]).toEqual([404, false])
    },
  )

  it('only shows', async () => {
    await open()
    expect((await server.inject({ method: 'POST', url: '/mailbox', headers: HOST })).statusCode).toBe(404)
    const posted = new Request('http://localhost/mailbox', { method: 'POST' })
    expect((await openMailbox(folder)(posted)).status).toBe(405)
  })

  it.each([
    ['from another machine', {}, '192.0.2.7'],
    ['under another name', { host: 'tales.example' }, '127.0.0.1'],
    ['through a proxy', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    ['through a proxy that says so otherwise', { forwarded: 'for=127.0.0.1' }, '127.0.0.1'],
    ...['via', 'cf-connecting-ip', 'cf-ray', 'x-client-ip', 'x-real-ip', 'x-forwarded-proto', 'true-client-ip'].map(
      (name): [string, Record<string, string>, string] => [`with ${name}`, { [name]: '127.0.0.1' }, '127.0.0.1'],
    ),
  ])('is not there when asked for %s', async (_how, headers, address) => {
    await open('http://localhost:4321', ['127.0.0.1', '192.0.2.7'])
    await sent(1)
    const nothing = await look('/nothing', headers, address)
    const { statusCode, payload } = await look('/mailbox', headers, address)
    expect(statusCode).toBe(404)
    expect(payload.replace('/mailbox', '/nothing')).toBe(nothing.payload)
  })

  it('says where its link stands to whoever has not opened it, and shows no mail', async () => {
    await open()
    await sent(1)
    for (const url of [
      '/mailbox',
      '/mailbox/',
      `/mailbox/${'0'.repeat(32)}`,
      '/mailbox?key=',
      `/mailbox?key=${KEY}x`,
    ]) {
      for (const cookies of [{}, { mailbox: '' }, { mailbox: KEY.slice(1) }] as Record<string, string>[]) {
        const answer = await server.inject({ url, headers: HOST, cookies, remoteAddress: '127.0.0.1' })
        expect([answer.statusCode, answer.payload.includes(LOCKED)]).toEqual([403, true])
        expect(answer.payload).not.toContain('reader.example')
        expect(answer.headers['set-cookie']).toBeUndefined()
      }
    }
  })

  it('opens by its link, keeps the key where no script reads it, and takes it out of the address', async () => {
    await open()
    await sent(1)
    const link = new URL(mailboxLink('http://localhost:4321', KEY))
    const opened = await server.inject({ url: link.pathname + link.search, headers: HOST, remoteAddress: '127.0.0.1' })
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/mailbox'])
    expect(opened.cookies).toMatchObject([{ name: 'mailbox', value: KEY, httpOnly: true, sameSite: 'Lax' }])
    expect(opened.headers['cache-control']).toBe('no-store')
    expect((await look('/mailbox')).payload).toContain('zehra@reader.example')
    const elsewhere = { url: link.pathname + link.search, remoteAddress: '127.0.0.1' }
    expect((await server.inject({ ...elsewhere, headers: { host: 'tales.example' } })).statusCode).toBe(404)
    expect((await server.inject({ ...elsewhere, headers: { ...HOST, via: '1.1 x' } })).statusCode).toBe(404)
  })

  it('has a place that is told to this machine alone, and never with the key', () => {
    const path = (headers: Record<string, string>, origin = 'http://localhost:4321') => mailboxPathFor(origin, headers)
    expect(path(HOST)).toBe('/mailbox')
    expect(path({ ...HOST, 'x-forwarded-for': '192.0.2.7' })).toBeUndefined()
    expect(path({ host: 'tales.example' })).toBeUndefined()
    expect(path({})).toBeUndefined()
    expect(path(HOST, 'https://tales.example')).toBeUndefined()
  })

  it('is not there at all where the public comes', async () => {
    await open('https://tales.example')
    await sent(1)
    expect((await look('/mailbox')).statusCode).toBe(404)
  })

  it('forgets what went to somebody', async () => {
    await open()
    await sent(2, { to: 'Leaver@reader.example' })
    const stored = await sent(1)
    expect(await removeFromOutbox(folder, 'leaver@reader.example')).toBe(1)
    expect(await idsShown()).toEqual([stored])
  })
})
