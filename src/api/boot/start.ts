import type { AddressInfo } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { describeError } from '../../lib/describe-error.ts'
import { processTimer } from '../../lib/timer.ts'
import { type Config, ConfigError, readConfig } from '../config/config.ts'
import { joinWorkers } from '../db/presence.ts'
import { LISTEN_BACKLOG } from '../http/connections.ts'
import { openRequestCounts, type RequestCounts } from '../http/request-counts.ts'
import { limitOf } from '../http/request-limit.ts'
import { addContent } from '../http/routes/content.ts'
import { addHealth } from '../http/routes/health.ts'
import { addLandingShares } from '../http/routes/landing-shares.ts'
import { addMailbox, hasMailbox, mailboxLink } from '../http/routes/mailbox.ts'
import { openSite } from '../http/routes/pages.ts'
import { addPaymentSandbox } from '../http/routes/payment-sandbox.ts'
import { addCalls, openServer } from '../http/server.ts'
import { startMailWorker } from '../mails/mail-worker.ts'
import { resumeLeftMails } from '../mails/sweep-mails.ts'
import { openMailbox } from '../outside/mail/mailbox.ts'
import { mailboxKeyOf } from '../outside/mail/mailbox-key.ts'
import { resumeLeftJobs } from '../pipeline/resume.ts'
import { startWorker } from '../pipeline/worker.ts'
import { openShop, tellOf } from '../shop/keep-shop.ts'
import type { Studio } from '../studio/studio.ts'
import { type Context, openContext, type Site } from './context.ts'
import { ANSWERS } from './handlers.ts'
import { handleProcessErrors } from './process-errors.ts'
import { startSchedule } from './scheduled-tasks.ts'
import { startFailureOf } from './start-failure.ts'

const STOP_SOFT_MS = 6_000
const STOP_HARD_MS = 15_000

const PAGES_PER_CALL = 10

interface Limits {
  readonly requestsPerMinute: number
  readonly counts: RequestCounts
}

/** Starts the product from the environment, with parts of the studio replaced. Ends the process with 1 on failure. */
export async function startProduct(replaced: Partial<Studio> = {}): Promise<void> {
  try {
    await start(replaced)
  } catch (error) {
    process.stderr.write(`Lumitale did not start: ${startFailureOf(error)}\n`)
    process.exit(1)
  }
}

async function start(replaced: Partial<Studio>): Promise<void> {
  const config = readConfig()
  const context = await openContext(config, { studio: replaced })
  try {
    await open(config, context)
  } catch (error) {
    await context.close()
    throw error
  }
}

async function open(config: Config, context: Context): Promise<void> {
  const secure = context.service.secureCookies
  const server = await openServer({ trustedProxies: config.trustedProxies, secure, ...context })
  const stopping = stopOnSignal(server, context)
  handleProcessErrors(context, stopping.fail)
  let isOpen = false
  const isServing = () => isOpen && !stopping.isAsked()
  const counts = openRequestCounts({ ...context.service, timer: processTimer })
  server.addHook('onClose', () => counts.close())
  const crowd = config.requestsPerMinute * PAGES_PER_CALL
  await server.register(async health => {
    await health.register(rateLimit, limitOf({ what: 'health', max: crowd, counts }))
    addHealth(health, { db: context.service.db, outages: context.outages, isServing })
  })
  if (config.role !== 'worker') {
    await addCalls(server, { answers: ANSWERS, ...context, ...config, counts })
    await addTill(server, context, { ...config, counts })
    const key = mailboxKeyOf(config.secret)
    if (context.mail.outbox) await addMailbox(server, openMailbox(context.mail.outbox), { ...config, key })
    if (context.site) await addPages(server, context.site, { ...config, ...context, counts })
  }
  // Listening first: a second start on the same port must not touch the work or the site of the first.
  await listen(server, config)
  await context.site?.publication.start()
  await openShop(context.service, context.sandbox)
  isOpen = true
  if (config.role !== 'api') await work(context, config)
  await startSchedule(context, config.role)
  const { port } = server.server.address() as AddressInfo
  const open = `Lumitale is open at http://${config.host}:${port}\n`
  process.stdout.write(open + linkToMails(config, context, port))
}

/** A line with the key of the mailbox, for the operator who reads the process's output. */
function linkToMails({ publicOrigin, role, secret }: Config, { mail }: Context, port: number): string {
  if (role === 'worker' || mail.outbox === undefined || !hasMailbox(publicOrigin)) return ''
  const origin = new URL(publicOrigin).port === String(port) ? publicOrigin : `http://localhost:${port}`
  return `Its mails are at ${mailboxLink(origin, mailboxKeyOf(secret))}\n`
}

async function addTill(server: FastifyInstance, { service, sandbox, log }: Context, limits: Limits) {
  if (!sandbox) return
  const afterwards = () => tellOf(service, sandbox)
  await addPaymentSandbox(server, sandbox, { ...limits, log, afterwards })
}

async function addPages(server: FastifyInstance, site: Site, options: Limits & Pick<Context, 'log' | 'outages'>) {
  if (site.content.handle) await addContent(server, site.content.handle, options)
  await addLandingShares(server, site.shares, options)
  const { requestsPerMinute, counts } = options
  await openSite(server, site.publication, limitOf({ what: 'pages', max: requestsPerMinute * PAGES_PER_CALL, counts }))
}

async function listen(server: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await server.listen({ host, port, backlog: LISTEN_BACKLOG })
  } catch (error) {
    const { code } = error as { code?: string }
    const reason = code === 'EADDRINUSE' ? 'another program listens there' : code
    throw new ConfigError(`HOST ${host} and PORT ${port} cannot be used: ${reason}`, { cause: error })
  }
}

async function work(context: Context, config: Config): Promise<void> {
  const isAlone = await joinWorkers(context.notifications)
  if (isAlone) {
    const left = await resumeLeftJobs(context.workplace)
    if (left > 0) context.log.info({ left }, 'taking up what was left')
    await resumeLeftMails(context.mail.place)
  }
  await startWorker(context.workplace, config.workers)
  await startMailWorker(context.mail.boss, context.mail.place)
}

interface Stopping {
  isAsked(): boolean
  /** Stops in order, with a failure's exit code. */
  fail(): void
}

function stopOnSignal(server: FastifyInstance, context: Context): Stopping {
  let isAsked = false
  const stop = async () => {
    if (isAsked) return
    isAsked = true
    setTimeout(() => process.exit(1), STOP_HARD_MS).unref()
    const soft = setTimeout(() => server.server.closeAllConnections(), STOP_SOFT_MS)
    await server.close()
    clearTimeout(soft)
    await context.close()
  }
  const stopAndSay = () => {
    stop().catch((error: unknown) => {
      context.log.error({ error: describeError(error) }, 'the process could not stop in order')
      process.exit(1)
    })
  }
  // Ctrl-C may come twice: from the terminal and from the parent process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAndSay)
  return {
    isAsked: () => isAsked,
    fail() {
      process.exitCode = 1
      stopAndSay()
    },
  }
}
