import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { leaksIn } from './leaks.ts'
import type { ServiceProcess } from './service-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    /** The mailbox's key, as printed at the start. */
    mailboxKey: string
  }
}

export const STAFF_EMAIL = 'editor@example.org'
export const SITE_SETTINGS = { LOG_LEVEL: 'debug', STAFF_EMAILS: STAFF_EMAIL, TRUSTED_PROXIES: '127.0.0.1' }

type Start = (dataDir: string) => Promise<Pick<ServiceProcess, 'origin' | 'log' | 'end'>>

/** The built product. Returns what ends it. */
export async function runSite(project: TestProject, start: Start): Promise<() => Promise<void>> {
  const builder = new URL('../../scripts/build.mjs', import.meta.url).href
  const { build } = (await import(builder)) as { build: () => Promise<void> }
  await build()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lumitale-browser-'))
  // The database may run as another user.
  chmodSync(dataDir, 0o755)
  const running = await start(dataDir)
  project.provide('origin', running.origin)
  project.provide('mailboxKey', /\/mailbox\?key=(\w+)/.exec(running.log())?.[1] ?? '')
  return async () => {
    await running.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
    refuseLeaks(running.log())
  }
}

/** Fails the run when the log holds personal data. */
function refuseLeaks(log: string): void {
  const leaks = leaksIn(log)
  if (leaks.length === 0) return
  process.exitCode = 1
  throw new Error(
    `The log of the browser run says too much, in ${leaks.length} places:\n${leaks.slice(0, 20).join('\n')}`,
  )
}
