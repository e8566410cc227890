import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Author } from '../../src/api/author/author.ts'
import type { Suggester } from '../../src/api/author/suggest.ts'
import { openContext, type Replacements } from '../../src/api/boot/context.ts'
import { HANDLERS } from '../../src/api/boot/handlers.ts'
import { type Config, readConfig } from '../../src/api/config/config.ts'
import type { OpenDatabase } from '../../src/api/db/database.ts'
import type { Jobs } from '../../src/api/db/jobs.ts'
import type { RequestCounts } from '../../src/api/http/request-counts.ts'
import { addCalls, openServer } from '../../src/api/http/server.ts'
import type { Service } from '../../src/api/http/service.ts'
import type { Files } from '../../src/api/outside/files/files.ts'
import type { Sandbox } from '../../src/api/outside/payment/sandbox/sandbox.ts'
import { startWorker } from '../../src/api/pipeline/worker.ts'
import type { WorkerDeps } from '../../src/api/pipeline/worker-deps.ts'
import type { Studio } from '../../src/api/studio/studio.ts'
import { hummingNarrator } from './humming-narrator.ts'
import { plainIllustrator } from './plain-illustrator.ts'

const END_MS = 50_000
const LOOK_MS = 25

export interface TestService {
  readonly server: FastifyInstance
  readonly service: Service
  readonly workerDeps: WorkerDeps
  readonly database: OpenDatabase
  readonly jobs: Jobs
  readonly sandbox: Sandbox
  readonly logged: string[]
  work(concurrency?: number): Promise<void>
  ended(id: string): Promise<'complete' | 'failed'>
  close(): Promise<void>
}

export interface TestServiceOptions {
  readonly author?: Author
  readonly illustrator?: Studio['illustrator']
  readonly clock?: () => number
  readonly suggester?: Suggester
  readonly quotaAnonymous?: number
  readonly quotaAccount?: number
  readonly staffEmails?: readonly string[]
  /** Empty: the operator has given none. */
  readonly operatorEmail?: string
  readonly sendMail?: Service['sendMail']
  readonly secureCookies?: boolean
  readonly notifyOwner?: Service['notifyOwner']
  readonly notifyReady?: WorkerDeps['notifyReady']
  readonly notifyEdition?: WorkerDeps['notifyEdition']
  readonly narrator?: Studio['narrator']
  readonly bindery?: Studio['bindery']
  readonly filesBy?: (files: Files) => Files
  readonly tokensPerDay?: number
  /** What VAT the seller charges: the setting `SELLER_TAX`. */
  readonly sellerTax?: Service['seller']['scheme']
  readonly requestsPerMinute?: number
  /** Without it, this service counts alone. */
  readonly requestCounts?: RequestCounts
  readonly trustedProxies?: readonly string[]
  readonly contentWebhookSecret?: string
  /** Called before anything is added. */
  readonly onServer?: (server: FastifyInstance) => void
  readonly publication?: Service['publication']
  readonly landings?: Service['landings']
  readonly makeEdition?: Service['makeEdition']
  readonly sendReceipt?: Service['sendReceipt']
}

const nothing = async () => undefined

/** The real service on a real database and folder; only clock, mails and studio can be replaced. */
export async function openServiceOn(database: OpenDatabase, options: TestServiceOptions = {}): Promise<TestService> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-files-'))
  const logged: string[] = []
  const context = await openContext(configOf(folder, options), replacements(database, logged, options))
  const { service, workerDeps, outages, log } = context
  const server = await openServer({ trustedProxies: options.trustedProxies ?? [], secure: false, log, outages })
  options.onServer?.(server)
  await addCalls(server, {
    answers: HANDLERS,
    service,
    requestsPerMinute: options.requestsPerMinute ?? 100_000,
    counts: options.requestCounts,
  })
  return {
    server,
    service,
    workerDeps,
    database,
    jobs: workerDeps.jobs,
    sandbox: context.sandbox as Sandbox,
    logged,
    work: (concurrency = 4) => startWorker(workerDeps, concurrency),
    ended: id => ended(database, id),
    async close() {
      await server.close()
      await context.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const configOf = (folder: string, options: TestServiceOptions): Config => ({
  ...readConfig({
    ROLE: 'worker',
    DATA_DIR: folder,
    SESSION_SECRET: 'a secret of the tests, long enough for a key',
    PUBLIC_ORIGIN: 'https://tales.example',
    ALLOW_EMBEDDED: '1',
    ...(options.sellerTax && { SELLER_TAX: options.sellerTax }),
  }),
  quotaAnonymous: options.quotaAnonymous ?? 1000,
  quotaAccount: options.quotaAccount ?? 1000,
  staffEmails: options.staffEmails ?? [],
  operatorEmail: (options.operatorEmail ?? 'operator@tales.example') || undefined,
  tokensPerDay: options.tokensPerDay ?? 1_000_000_000,
  contentWebhookSecret: options.contentWebhookSecret,
})

function replacements(database: OpenDatabase, logged: string[], options: TestServiceOptions): Replacements {
  const write = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }))
  return {
    database: { ...database, directUrl: database.url },
    log: { info: write, warn: write, error: write },
    ...(options.clock && { clock: options.clock }),
    ...(options.filesBy && { filesBy: options.filesBy }),
    ...(options.suggester && { suggester: options.suggester }),
    studio: {
      illustrator: options.illustrator ?? plainIllustrator,
      narrator: options.narrator ?? hummingNarrator,
      ...(options.author && { author: options.author }),
      ...(options.bindery && { bindery: options.bindery }),
    },
    service: {
      secureCookies: options.secureCookies ?? false,
      sendMail: options.sendMail ?? nothing,
      sendReceipt: options.sendReceipt ?? nothing,
      notifyOwner: options.notifyOwner ?? nothing,
      forgetMails: nothing,
      mailboxPath: () => undefined,
      landings: options.landings,
      ...(options.makeEdition && { makeEdition: options.makeEdition }),
      ...(options.publication && { publication: options.publication }),
    },
    workerDeps: { notifyReady: options.notifyReady ?? nothing, notifyEdition: options.notifyEdition ?? nothing },
  }
}

async function ended(database: OpenDatabase, id: string): Promise<'complete' | 'failed'> {
  for (const end = Date.now() + END_MS; Date.now() < end; await sleep(LOOK_MS)) {
    const { status } = await database.db
      .selectFrom('story')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (status !== 'working') return status
  }
  throw new Error(`the story was still being written after ${END_MS / 1000} s`)
}
