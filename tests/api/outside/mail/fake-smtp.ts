import type { AddressInfo } from 'node:net'
import { buffer as readWhole } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface FakeSmtp {
  readonly port: number
  /** Mails it took, in the order they came. */
  readonly accepted: Email[]
  /** How many connections were made to it. */
  connections(): number
  close(): Promise<void>
}

/** A mail server on this machine that takes everything, unless told otherwise. */
export async function openFakeSmtp(options: SMTPServerOptions = {}): Promise<FakeSmtp> {
  const accepted: Email[] = []
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      connections++
      done()
    },
    onData(stream, _session, done) {
      readWhole(stream)
        .then(bytes => PostalMime.parse(bytes))
        .then(mail => {
          accepted.push(mail)
          done()
        }, done)
    },
    ...options,
  })
  // A client that hangs up in the middle is none of its business.
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    accepted,
    connections: () => connections,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

/** A refusal as a mail server says it, with the address it is about, as they do. */
export function refusal(responseCode: number, address: string): Error {
  return Object.assign(new Error(`<${address}>: not today`), { responseCode })
}
