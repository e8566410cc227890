import { createTransport } from 'nodemailer'
import { isLocalName } from './local-names.ts'
import { mailFailureOf } from './mail-failure-of.ts'
import type { OpenMailer } from './mailer.ts'
import { messageOf } from './message-of.ts'

/** In milliseconds. */
export interface SmtpTimes {
  readonly connect: number
  /** Silence of the server. */
  readonly silence: number
  /** One whole mail; afterwards it is certainly not in progress any more. */
  readonly mail: number
}

const TIMES: SmtpTimes = { connect: 10_000, silence: 20_000, mail: 60_000 }
const CONNECTIONS = 4
/** A connection dropped while idle is replaced once, as long as nothing of the mail was sent. */
const FRESH_CONNECTIONS = 1
const SUBMISSION_PORT = 587
const SMTPS_PORT = 465

/** `smtp://user:password@host:587` or `smtps://...:465`. A connection that leaves this machine is always encrypted. */
export function openSmtp(url: string, times: SmtpTimes = TIMES): OpenMailer {
  const transport = createTransport({
    ...serverOf(url),
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: FRESH_CONNECTIONS,
    connectionTimeout: times.connect,
    greetingTimeout: times.connect,
    dnsTimeout: times.connect,
    socketTimeout: times.silence,
  })
  const closing = new AbortController()
  // Each mail gets its own error; those of idle connections do not matter.
  transport.on('error', () => undefined)
  return {
    async send(mail) {
      try {
        const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(times.mail)])
        await transport.sendMail({ ...messageOf(mail), signal })
      } catch (error) {
        throw mailFailureOf(error)
      }
    },
    async close() {
      closing.abort()
      transport.close()
    },
  }
}

function serverOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isEncrypted = protocol === 'smtps:'
  const isLocal = isLocalName(hostname)
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (isEncrypted ? SMTPS_PORT : SUBMISSION_PORT) : Number(port),
    secure: isEncrypted,
    requireTLS: !isEncrypted && !isLocal,
    // Mail servers on this machine seldom have a signed certificate.
    ignoreTLS: !isEncrypted && isLocal,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  }
}
