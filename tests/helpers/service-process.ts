import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isEndurance } from './how-often.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const START_LIMIT_MS = 60_000
const LAST_WORDS_MS = 500

export interface ServiceProcess {
  readonly origin: string
  readonly child: ChildProcess
  log(): string
  /** As by a power cut, or politely. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

/** From the project's root; the second makes flat pictures and hums. */
type Entry = 'src/api/main.ts' | 'tests/helpers/test-main.ts'
/** What a process draws and speaks decides nothing of how it dies; `npm run endurance` kills the real one. */
const ENTRY: Entry = isEndurance ? 'src/api/main.ts' : 'tests/helpers/test-main.ts'

export async function startProcess(
  dataDir: string,
  settings: Record<string, string> = {},
  entry: Entry = ENTRY,
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...withoutSettings(process.env),
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      QUOTA_ANONYMOUS: '100000',
      REQUESTS_PER_MINUTE: '100000',
      ...settings,
    },
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk))
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const closed = new Promise<void>(resolve => child.once('close', () => resolve()))
  const origin = await opened(child)
  return {
    origin,
    child,
    log: () => Buffer.concat(said).toString(),
    async end(signal) {
      child.kill(signal)
      await gone
      // Last output may be on its way; an orphaned child may hold the pipe for ever.
      await Promise.race([closed, sleep(LAST_WORDS_MS)])
    },
  }
}

/** A developer's settings must not reach a test. */
const withoutSettings = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) =>
        !/^(DATABASE_|S3_|AI_|CONTENT_|CONTENTFUL_|MAIL_|OPERATOR_|SESSION_|SETTINGS_|SITE_|SMTP_|STRIPE_|PUBLIC_)/.test(
          name,
        ),
    ),
  )

function opened(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const late = setTimeout(() => reject(new Error(`the product did not open in time:\n${said}`)), START_LIMIT_MS)
    const hear = (chunk: Buffer) => {
      said = (said + chunk).slice(-4000)
      const address = /is open at (http:\S+)/.exec(said)?.[1]
      if (!address) return
      clearTimeout(late)
      resolve(address)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', code => {
      clearTimeout(late)
      reject(new Error(`the product ended with ${code}:\n${said}`))
    })
  })
}
