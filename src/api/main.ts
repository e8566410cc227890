import type { AddressInfo } from 'node:net'
import { describeError } from '../lib/describe-error.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { type Context, openContext } from './context.ts'
import { addHealth } from './health.ts'
import { resumeLeftJobs } from './pipeline/resume.ts'
import { startWorker } from './pipeline/worker.ts'
import { addCalls, openServer } from './server.ts'
import { openSite } from './site/site.ts'

const STOP_SOFT_MS = 8_000
const STOP_HARD_MS = 15_000

async function start(): Promise<void> {
  const config = readConfig()
  const context = await openContext(config)
  let stopping = false
  const secure = context.service.secureCookies
  const server = await openServer({ trustedProxies: config.trustedProxies, secure })
  addHealth(server, context.service.db, () => stopping)
  if (config.role !== 'worker') {
    await addCalls(server, context.service, config.requestsPerMinute)
    await openSite(server, config.siteDir)
  }
  if (config.role !== 'api') await work(context, config)
  await server.listen({ host: config.host, port: config.port })
  const { port } = server.server.address() as AddressInfo
  process.stdout.write(`Lumitale is open at http://${config.host}:${port}\n`)

  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_HARD_MS).unref()
    const soft = setTimeout(() => server.server.closeAllConnections(), STOP_SOFT_MS)
    await server.close()
    clearTimeout(soft)
    await context.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
}

async function work(context: Context, config: Config): Promise<void> {
  if (context.isAlone) {
    const left = await resumeLeftJobs(context.workplace)
    if (left > 0) context.log.info({ left }, 'taking up what was left')
  }
  await startWorker(context.workplace, config.workers)
}

start().catch((error: unknown) => {
  // A setting's name and rule may be said aloud; any other message may quote what it should not.
  const reason = error instanceof ConfigError ? error.message : JSON.stringify(describeError(error))
  process.stderr.write(`Lumitale did not start: ${reason}\n`)
  process.exit(1)
})
