import { createServer, type Server, type Socket } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { MailFailure, type OpenMailer } from '../../../../src/api/outside/mail/mailer.ts'
import { openSmtp } from '../../../../src/api/outside/mail/smtp.ts'
import { exampleMail } from './example-mail.ts'
import { type FakeSmtp, openFakeSmtp, refusal } from './fake-smtp.ts'

const TO = exampleMail().to
const QUICK = { connect: 2000, silence: 2000, mail: 3000 }

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const part of open.splice(0).reverse()) await part.close()
})

async function serverWith(options: SMTPServerOptions = {}): Promise<FakeSmtp> {
  const smtp = await openFakeSmtp(options)
  open.push(smtp)
  return smtp
}

function mailerFor(url: string, times = QUICK): OpenMailer {
  const mailer = openSmtp(url, times)
  open.push(mailer)
  return mailer
}

async function failureOf(mailer: OpenMailer): Promise<MailFailure> {
  const failure = await mailer.send(exampleMail()).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(MailFailure)
  // Whatever the server said of somebody stays with it.
  const { message, stack, cause } = failure as Error
  expect(`${message} ${stack} ${String(cause)}`).not.toMatch(/reader\.example|not today/)
  return failure as MailFailure
}

/** A server that takes connections and then says what it likes, or nothing. */
async function rawServer(onConnect: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server: Server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    onConnect(socket)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  open.push({
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  })
  return (server.address() as { port: number }).port
}

/** Far above the limits given here, and below the usual ones. */
const SILENT_MS = 10_000

describe('Mail over SMTP', () => {
  it('uses a connection for several mails', async () => {
    const smtp = await serverWith()
    const mailer = mailerFor(`smtp://localhost:${smtp.port}`)
    for (const n of [1, 2, 3, 4]) await mailer.send(exampleMail({ messageId: `<${n}@tales.example>` }))
    expect(smtp.accepted).toHaveLength(4)
    expect(smtp.connections()).toBe(1)
  })

  it('signs in with what stands in the address', async () => {
    const requests: unknown[] = []
    const smtp = await serverWith({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        requests.push([username, password])
        done(null, { user: username })
      },
    })
    await mailerFor(`smtp://post%40tales.example:p%3Ass@localhost:${smtp.port}`).send(exampleMail())
    expect(requests).toEqual([['post@tales.example', 'p:ss']])
  })

  it.each([550, 552, 554])('gives up a recipient that the server refuses with %i', async code => {
    const smtp = await serverWith({ onRcptTo: (_address, _session, done) => done(refusal(code, TO)) })
    expect(await failureOf(mailerFor(`smtp://localhost:${smtp.port}`))).toMatchObject({
      code: `EENVELOPE ${code}`,
      isPermanent: true,
    })
  })

  it('gives up a mail whose words the server refuses', async () => {
    const smtp = await serverWith({
      onData: (stream, _session, done) => {
        stream.resume()
        stream.on('end', () => done(refusal(554, TO)))
      },
    })
    expect((await failureOf(mailerFor(`smtp://localhost:${smtp.port}`))).isPermanent).toBe(true)
  })

  it.each([421, 450, 451, 452])('tries again after a %i', async code => {
    const smtp = await serverWith({ onRcptTo: (_address, _session, done) => done(refusal(code, TO)) })
    expect((await failureOf(mailerFor(`smtp://localhost:${smtp.port}`))).isPermanent).toBe(false)
  })

  it.each([
    ['its sender', { onMailFrom: (_address, _session, done) => done(refusal(550, TO)) }],
    [
      'its password',
      { authOptional: false, allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(refusal(535, TO)) },
    ],
  ] as [string, SMTPServerOptions][])('does not blame a mail when the server refuses %s', async (_what, options) => {
    const smtp = await serverWith(options)
    expect((await failureOf(mailerFor(`smtp://user:wrong@localhost:${smtp.port}`))).isPermanent).toBe(false)
  })

  it('tries again where nobody listens', async () => {
    expect(await failureOf(mailerFor('smtp://localhost:1'))).toMatchObject({ isPermanent: false })
  })

  it('does not wait for ever for a server that says nothing', { timeout: SILENT_MS }, async () => {
    const port = await rawServer(() => undefined)
    const failure = await failureOf(mailerFor(`smtp://localhost:${port}`, { connect: 200, silence: 200, mail: 1000 }))
    expect(failure.isPermanent).toBe(false)
  })

  it('hangs up on a server that never stops talking', async () => {
    let isClosed = false
    const port = await rawServer(socket => {
      const talk = setInterval(() => socket.write('220-and another thing\r\n'), 20)
      socket.on('close', () => {
        isClosed = true
        clearInterval(talk)
      })
    })
    const mailer = mailerFor(`smtp://localhost:${port}`, { connect: 5000, silence: 5000, mail: 300 })
    expect((await failureOf(mailer)).isPermanent).toBe(false)
    await expect.poll(() => isClosed).toBe(true)
  })

  it('gives up what is under way when it is closed', async () => {
    const port = await rawServer(() => undefined)
    const mailer = mailerFor(`smtp://localhost:${port}`, { connect: 60_000, silence: 60_000, mail: 60_000 })
    const failure = failureOf(mailer)
    await mailer.close()
    expect((await failure).isPermanent).toBe(false)
  })

  it('sends nothing unencrypted to another machine', async () => {
    const smtp = await serverWith()
    // Leads here, and is not one of our names.
    expect((await failureOf(mailerFor(`smtp://0.0.0.0:${smtp.port}`))).isPermanent).toBe(false)
    expect(smtp.accepted).toEqual([])
  })

  it('trusts no certificate that nobody signed', async () => {
    const smtp = await serverWith({ secure: true })
    expect((await failureOf(mailerFor(`smtps://localhost:${smtp.port}`))).isPermanent).toBe(false)
    expect(smtp.accepted).toEqual([])
  })
})
