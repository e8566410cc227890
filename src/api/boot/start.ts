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
import { addContentRoutes } from '../http/routes/content.ts'
import { addHealth } from '../http/routes/health.ts'
import { addLandingShareRoutes } from '../http/routes/landing-shares.ts'
import { addMailbox, hasMailbox, mailboxLink } from '../http/routes/mailbox.ts'
import { openSite } from '../http/routes/pages.ts'
import { addPaymentSandboxRoutes } from '../http/routes/payment-sandbox.ts'
import { addSharedStoryRoutes, shareTagsOf } from '../http/routes/shared-stories.ts'
import { addCalls, openServer } from '../http/server.ts'
import { startMailWorker } from '../mails/mail-worker.ts'
import { resumeLeftMails } from '../mails/sweep-mails.ts'
import { openMailbox } from '../outside/mail/mailbox.ts'
import { mailboxKeyOf } from '../outside/mail/mailbox-key.ts'
import { resumeLeftJobs } from '../pipeline/resume.ts'
import { startWorker } from '../pipeline/worker.ts'
import { deliverSandboxEvents, openShop } from '../shop/shop-jobs.ts'
import type { Studio } from '../studio/studio.ts'
import { type Context, openContext, type Site } from './context.ts'
import { HANDLERS } from './handlers.ts'
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
  const ctx = await openContext(config, { studio: replaced })
  try {
    await open(config, ctx)
  } catch (error) {
    await ctx.close()
    throw error
  }
}

async function open(config: Config, ctx: Context): Promise<void> {
  const secure = ctx.service.secureCookies
  const server = await openServer({ trustedProxies: config.trustedProxies, secure, ...ctx })
  const stopping = stopOnSignal(server, ctx)
  handleProcessErrors(ctx, stopping.fail)
  let isOpen = false
  const isServing = () => isOpen && !stopping.isRequested()
  const counts = openRequestCounts({ ...ctx.service, timer: processTimer })
  server.addHook('onClose', () => counts.close())
  const crowd = config.requestsPerMinute * PAGES_PER_CALL
  await server.register(async health => {
    await health.register(rateLimit, limitOf({ what: 'health', max: crowd, counts }))
    addHealth(health, { db: ctx.service.db, outages: ctx.outages, isServing })
  })
  if (config.role !== 'worker') {
    await addCalls(server, { answers: HANDLERS, ...ctx, ...config, counts })
    await addSandboxRoutes(server, ctx, { ...config, counts })
    const key = mailboxKeyOf(config.secret)
    if (ctx.mail.outbox) await addMailbox(server, openMailbox(ctx.mail.outbox), { ...config, key })
    if (ctx.site) await addPages(server, ctx.site, { ...config, ...ctx, counts })
  }
  // Listening first: a second start on the same port must not touch the work or the site of the first.
  await listen(server, config)
  await ctx.site?.publication.start()
  await openShop(ctx.service, ctx.sandbox)
  isOpen = true
  if (config.role !== 'api') await work(ctx, config)
  await startSchedule(ctx, config)
  const { port } = server.server.address() as AddressInfo
  const open = `Lumitale is open at http://${config.host}:${port}\n`
  process.stdout.write(open + linkToMails(config, ctx, port))
}

/** A line with the key of the mailbox, for the operator who reads the process's output. */
function linkToMails({ publicOrigin, role, secret }: Config, { mail }: Context, port: number): string {
  if (role === 'worker' || mail.outbox === undefined || !hasMailbox(publicOrigin)) return ''
  const origin = new URL(publicOrigin).port === String(port) ? publicOrigin : `http://localhost:${port}`
  return `Its mails are at ${mailboxLink(origin, mailboxKeyOf(secret))}\n`
}

async function addSandboxRoutes(server: FastifyInstance, { service, sandbox, log }: Context, limits: Limits) {
  if (!sandbox) return
  const afterwards = () => deliverSandboxEvents(service, sandbox)
  await addPaymentSandboxRoutes(server, sandbox, { ...limits, log, afterwards })
}

interface PageOptions extends Limits, Pick<Config, 'contentApi'>, Pick<Context, 'log' | 'outages' | 'service'> {}

async function addPages(server: FastifyInstance, site: Site, options: PageOptions) {
  if (site.content.handle) await addContentRoutes(server, site.content.handle, options)
  await addLandingShareRoutes(server, site.shares, options)
  const { requestsPerMinute, counts } = options
  await addSharedStoryRoutes(server, options.service, options)
  const limit = limitOf({ what: 'pages', max: requestsPerMinute * PAGES_PER_CALL, counts })
  await openSite(server, site.publication, limit, shareTagsOf(options.service))
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

async function work(ctx: Context, config: Config): Promise<void> {
  const isAlone = await joinWorkers(ctx.notifications)
  if (isAlone) {
    const left = await resumeLeftJobs(ctx.workerDeps)
    if (left > 0) ctx.log.info({ left }, 'taking up what was left')
    await resumeLeftMails(ctx.mail.deps)
  }
  await startWorker(ctx.workerDeps, config.workers)
  await startMailWorker(ctx.mail.boss, ctx.mail.deps)
}

interface Stopping {
  isRequested(): boolean
  /** Stops in order, with a failure's exit code. */
  fail(): void
}

function stopOnSignal(server: FastifyInstance, ctx: Context): Stopping {
  let isRequested = false
  const stop = async () => {
    if (isRequested) return
    isRequested = true
    setTimeout(() => process.exit(1), STOP_HARD_MS).unref()
    const soft = setTimeout(() => server.server.closeAllConnections(), STOP_SOFT_MS)
    await server.close()
    clearTimeout(soft)
    await ctx.close()
  }
  const stopAndLog = () => {
    stop().catch((error: unknown) => {
      ctx.log.error({ error: describeError(error) }, 'the process could not stop in order')
      process.exit(1)
    })
  }
  // Ctrl-C may come twice: from the terminal and from the parent process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAndLog)
  return {
    isRequested: () => isRequested,
    fail() {
      process.exitCode = 1
      stopAndLog()
    },
  }
}
