// PostgreSQL and services as processes of their own, with folders of their own, as they stand behind nginx.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startEmbeddedServer } from '../../src/api/db/embedded-server.ts'
import { type ServiceProcess, startProcess } from '../../tests/helpers/service-process.ts'

export interface Rig {
  readonly url: string
  readonly folder: string
  readonly services: readonly ServiceProcess[]
  readonly root: string
  add(settings: Record<string, string>): Promise<ServiceProcess>
  stop(): Promise<void>
}

export interface RigOptions {
  readonly services: number
  readonly settings?: Record<string, string>
  readonly through?: (url: string) => Promise<Record<string, string>>
}

export async function openRig({
  services,
  settings = {},
  through = async url => ({ DATABASE_URL: url }),
}: RigOptions): Promise<Rig> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-rig-'))
  // The database may run as another user.
  chmodSync(folder, 0o755)
  const database = await startEmbeddedServer(path.join(folder, 'pg'), { throwaway: true })
  const shared = {
    ...(await through(database.url)),
    SESSION_SECRET: 'one secret that all processes of a trial share',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...settings,
  }
  const processes: ServiceProcess[] = []
  const add = async (own: Record<string, string>) => {
    const started = await startProcess(path.join(folder, `data-${processes.length}`), { ...shared, ...own })
    processes.push(started)
    return started
  }
  const stop = async () => {
    await Promise.all(processes.map(running => running.end('SIGTERM')))
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    for (let n = 0; n < services; n++) await add({ ROLE: 'api' })
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: database.url,
    folder,
    services: [...processes],
    root: path.join(folder, 'data-0/site/current'),
    add,
    stop,
  }
}
