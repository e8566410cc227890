import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MailFailure, type OpenMailer, PICTURE_ADDRESS } from '../../../../src/api/outside/mail/mailer.ts'
import { openMail } from '../../../../src/api/outside/mail/open-mail.ts'
import { exampleMail } from './example-mail.ts'
import { type FakeSmtp, openFakeSmtp } from './fake-smtp.ts'

/** What every mailer has to do; `arrived` is what arrived since it was opened. */
function behavesAsMailer(open: () => { mailer: OpenMailer; arrived: () => Promise<Email[]> }): void {
  it('carries a mail as it was written, in every script', async () => {
    const { mailer, arrived } = open()
    const mail = exampleMail({ messageId: '<one@tales.example>' })
    await mailer.send(mail)
    const found = (await arrived()).find(({ messageId }) => messageId === mail.messageId)
    expect(found).toMatchObject({
      subject: mail.subject,
      from: { name: 'Lumitale', address: mail.from },
      to: [{ name: '', address: mail.to }],
      messageId: mail.messageId,
    })
    expect(found?.html?.trim()).toBe(mail.html)
    expect(found?.text?.trim()).toBe(mail.text.trim())
    expect(found?.attachments).toEqual([])
  })

  it('carries a picture within itself, where its HTML names it', async () => {
    const { mailer, arrived } = open()
    const picture = new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3])
    const html = `<p>Look</p><img src="${PICTURE_ADDRESS}" alt="A cover">`
    await mailer.send(exampleMail({ messageId: '<picture@tales.example>', html, picture }))
    const found = (await arrived()).find(({ messageId }) => messageId === '<picture@tales.example>')
    expect(found?.html?.trim()).toBe(html)
    expect(
      found?.attachments.map(({ contentId, mimeType, disposition }) => [contentId, mimeType, disposition]),
    ).toEqual([['<cover@lumitale>', 'image/jpeg', 'inline']])
    expect(new Uint8Array(found?.attachments[0]?.content as ArrayBuffer)).toEqual(picture)
  })

  it('carries a PDF as a file with its name, beside the picture', async () => {
    const { mailer, arrived } = open()
    const document = { name: 'ใบลดหนี้ 2026-C-000001.pdf', bytes: new TextEncoder().encode('%PDF-1.7 \r\n.\r\n') }
    const picture = new Uint8Array([0xff, 0xd8, 0xff])
    await mailer.send(exampleMail({ messageId: '<document@tales.example>', document, picture }))
    const found = (await arrived()).find(({ messageId }) => messageId === '<document@tales.example>')
    const files = (found?.attachments ?? []).filter(({ disposition }) => disposition === 'attachment')
    expect(files.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([[document.name, 'application/pdf']])
    expect(new Uint8Array(files[0]?.content as ArrayBuffer)).toEqual(document.bytes)
    expect(found?.attachments).toHaveLength(2)
  })

  it('says that no person wrote it, and takes further headers', async () => {
    const { mailer, arrived } = open()
    await mailer.send(exampleMail({ messageId: '<two@tales.example>', headers: { 'X-Kind': 'sign-in' } }))
    const found = (await arrived()).find(({ messageId }) => messageId === '<two@tales.example>')
    const headers = Object.fromEntries((found?.headers ?? []).map(({ key, value }) => [key, value]))
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'x-kind': 'sign-in' })
    expect(headers).not.toHaveProperty('x-mailer')
  })

  it.each([
    'a@reader.example\r\nBcc: b@reader.example',
    'a@reader.example, b@reader.example',
    'Somebody <a@reader.example>',
    'nobody',
    '',
  ])('refuses the address %j for good, without saying it', async to => {
    const { mailer, arrived } = open()
    const before = (await arrived()).length
    const failure = await mailer.send(exampleMail({ to })).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(MailFailure)
    expect((failure as MailFailure).isPermanent).toBe(true)
    expect((failure as MailFailure).cause).toBeUndefined()
    expect(String(failure)).not.toMatch(/@|nobody|Somebody/)
    expect(await arrived()).toHaveLength(before)
  })

  it('lets a subject be no header', async () => {
    const { mailer, arrived } = open()
    const before = (await arrived()).length
    const subject = 'Your story\r\nBcc: b@reader.example'
    await mailer.send(exampleMail({ messageId: '<three@tales.example>', subject }))
    const mails = await arrived()
    expect(mails).toHaveLength(before + 1)
    const found = mails.find(({ messageId }) => messageId === '<three@tales.example>')
    expect(found?.bcc ?? []).toEqual([])
  })
}

describe('A mail server', () => {
  let smtp: FakeSmtp
  let mailer: OpenMailer
  beforeAll(async () => {
    smtp = await openFakeSmtp()
    const smtpUrl = `smtp://localhost:${smtp.port}`
    mailer = openMail({ smtpUrl, from: 'stories@tales.example' }, '/nowhere').mailer
  })
  afterAll(async () => {
    await mailer.close()
    await smtp.close()
  })
  behavesAsMailer(() => ({ mailer, arrived: async () => [...smtp.accepted] }))

  it('leaves no outbox folder', () => {
    expect(openMail({ smtpUrl: 'smtp://localhost', from: 'stories@tales.example' }, '/nowhere').outbox).toBeUndefined()
  })
})

describe('The outbox folder', () => {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'lumitale-outbox-')), 'outbox')
  const { mailer } = openMail(undefined, folder)
  afterAll(() => rmSync(path.dirname(folder), { recursive: true, force: true }))
  const files = () => {
    try {
      return readdirSync(folder)
    } catch {
      // Nobody wrote to it yet.
      return []
    }
  }
  const arrived = () => Promise.all(files().map(name => PostalMime.parse(readFileSync(path.join(folder, name)))))
  behavesAsMailer(() => ({ mailer, arrived }))

  it('names its files without anybody’s address, and leaves none unfinished', () => {
    expect(files().length).toBeGreaterThan(0)
    for (const name of files()) expect(name).toMatch(/^[0-9a-f]{32}\.eml$/)
  })

  it('lets only its own user read them', () => {
    for (const name of files()) expect(statSync(path.join(folder, name)).mode & 0o077).toBe(0)
    expect(statSync(folder).mode & 0o077).toBe(0)
  })

  it('holds a mail that is sent again once', async () => {
    const mail = exampleMail({ messageId: '<again@tales.example>' })
    await mailer.send(mail)
    const once = files().length
    await mailer.send(mail)
    expect(files()).toHaveLength(once)
  })

  it('says that it cannot be written to as something that may pass', async () => {
    const broken = openMail(undefined, path.join(folder, files()[0] ?? '', 'below-a-file')).mailer
    const failure = await broken.send(exampleMail()).catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'MailFailure', code: 'ENOTDIR', isPermanent: false })
    expect(String(failure)).not.toContain(os.tmpdir())
  })
})
