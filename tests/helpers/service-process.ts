import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const START_LIMIT_MS = 60_000

export interface ServiceProcess {
  readonly origin: string
  readonly child: ChildProcess
  /** Ends it as a power cut would, or politely. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
}

/** Starts the product as a process of its own on a free port, with its data in a folder. */
export async function startProcess(dataDir: string, settings: Record<string, string> = {}): Promise<ServiceProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/api/main.ts'], {
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
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const origin = await opened(child)
  return {
    origin,
    child,
    async end(signal) {
      child.kill(signal)
      await gone
    },
  }
}

/** What a developer may have set for the real services must not reach a test. */
const withoutSettings = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) => !/^(DATABASE_|S3_|AI_|CONTENT_|CONTENTFUL_|MAIL_|OPERATOR_|SESSION_|SITE_|SMTP_|PUBLIC_)/.test(name),
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
