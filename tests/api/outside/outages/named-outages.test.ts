import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { openBucket } from '../../../../src/api/outside/files/bucket.ts'
import { openFolder } from '../../../../src/api/outside/files/folder.ts'
import { openSmtp } from '../../../../src/api/outside/mail/smtp.ts'
import { openStripe } from '../../../../src/api/outside/payment/stripe-payments.ts'
import { outageIn, type ServiceName } from '../../../../src/lib/service-unavailable.ts'

const run = promisify(execFile)
const SILENCE_MS = 200

let server: Server | undefined
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise(resolve => (server ? server.close(resolve) : resolve(undefined)))
  server = undefined
})

/** The address of a server that answers with a status, hangs, or has just gone away. */
async function badServer(fault: number | 'hangs' | 'gone'): Promise<number> {
  server = createServer((_, response) => {
    if (typeof fault === 'number') response.writeHead(fault, { 'content-type': 'application/json' }).end('{"error":{}}')
  })
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  if (fault === 'gone') await new Promise(resolve => server?.close(resolve))
  return port
}

const bucket = (port: number) =>
  openBucket({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'stories',
    accessKey: 'key',
    secretKey: 'secret',
    region: 'us-east-1',
    silenceMs: SILENCE_MS,
  })

const stripe = (port: number) =>
  openStripe({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    isTest: true,
    hasOurPrices: false,
    isTaxed: false,
    fetch: (_, init) => fetch(`http://127.0.0.1:${port}`, init),
  })

/** What a call of each adapter throws. */
const CALLS: Record<string, (port: number) => Promise<unknown>> = {
  'the bucket, writing': port => bucket(port).put('a/b.webp', new Uint8Array(9), 'image/webp'),
  'the bucket, reading': port => bucket(port).get('a/b.webp'),
  'the bucket, looking': port => bucket(port).has('a/b.webp'),
  'the payment service': port => stripe(port).refund('pi_1'),
  'the mail server': port =>
    openSmtp(`smtp://127.0.0.1:${port}`, { connect: SILENCE_MS, silence: SILENCE_MS, mail: 5 * SILENCE_MS }).send({
      to: 'mila@example.org',
      from: 'tales@example.org',
      subject: 'A tale',
      html: '<p>A tale</p>',
      text: 'A tale',
      messageId: '<1@example.org>',
    }),
}

const failureOf = (call: string, port: number): Promise<unknown> =>
  CALLS[call]?.(port).then(
    () => undefined,
    (error: unknown) => error,
  ) ?? Promise.resolve()

const TABLE: readonly (readonly [string, number | 'hangs' | 'gone', ServiceName | undefined])[] = [
  ['the bucket, writing', 'gone', 'files'],
  ['the bucket, writing', 503, 'files'],
  ['the bucket, writing', 429, 'files'],
  ['the bucket, writing', 'hangs', 'files'],
  ['the bucket, writing', 403, undefined],
  ['the bucket, reading', 'gone', 'files'],
  ['the bucket, reading', 500, 'files'],
  ['the bucket, reading', 403, undefined],
  ['the bucket, looking', 503, 'files'],
  ['the payment service', 'gone', 'payment'],
  ['the payment service', 500, 'payment'],
  ['the payment service', 429, 'payment'],
  ['the payment service', 401, undefined],
  ['the payment service', 400, undefined],
  ['the mail server', 'gone', 'mail'],
  ['the mail server', 'hangs', 'mail'],
]

describe('A service that is away', () => {
  it.each(TABLE)('%s, which answers %s, is named %s', async (call, fault, service) => {
    const error = await failureOf(call, await badServer(fault))
    expect(error).toBeInstanceOf(Error)
    expect(outageIn(error)?.service).toBe(service)
  })
})

describe('A folder', () => {
  it('takes a file in the place of a folder for what it is: no outage', async () => {
    const root = mkdtempSync(path.join(os.tmpdir(), 'lumitale-bad-'))
    writeFileSync(path.join(root, 'a'), '')
    const error = await openFolder(root)
      .put('a/b.webp', new Uint8Array(9), 'image/webp')
      .catch((reason: unknown) => reason)
    rmSync(root, { recursive: true })
    expect(error).toBeInstanceOf(Error)
    expect(outageIn(error)).toBeUndefined()
  })

  it.skipIf(!canMount())(
    'says that its disk is full, keeps nothing half-written, and goes on when there is room',
    async () => {
      const scratch = mkdtempSync(path.join(os.tmpdir(), 'lumitale-full-'))
      const program = path.join(import.meta.dirname, 'fill-folder.ts')
      const command = `mount -t tmpfs -o size=128k none "$1" && exec "$2" --disable-warning=ExperimentalWarning "$3" "$1"`
      const { stdout } = await run('unshare', ['-rm', 'sh', '-c', command, 'sh', scratch, process.execPath, program])
      rmSync(scratch, { recursive: true })
      expect(JSON.parse(stdout)).toEqual({ service: 'files', isAllKept: true, whole: true, goesOn: true })
    },
  )
})

/** Whether this machine lets us have a disk of our own. */
function canMount(): boolean {
  try {
    execFileSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
