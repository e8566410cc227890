// A real nginx with the delivered file; only paths, ports and the proxy's address are changed.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const FILE = path.resolve(import.meta.dirname, '../../deploy/nginx.conf')
const START_LIMIT_MS = 10_000
const LOOK_MS = 50

export interface NginxOptions {
  readonly port: number
  readonly services: readonly [number, number]
  readonly root: string
}

export interface Nginx {
  readonly origin: string
  accessLog(): string
  errorLog(): string
  stop(): Promise<void>
}

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0

/** The delivered file with local paths and ports. Throws when one of them is no longer in the file. */
function configured(text: string, { port, services, root }: NginxOptions, folder: string): string {
  const changes: [string | RegExp, string][] = [
    ['server 127.0.0.1:4321 ', `server 127.0.0.1:${services[0]} `],
    ['server 127.0.0.1:4322 ', `server 127.0.0.1:${services[1]} `],
    ['listen 80 ', `listen 127.0.0.1:${port} `],
    ['root /srv/lumitale/data/site/current;', `root ${root};`],
    ['/var/log/nginx/lumitale.log', `${folder}/access.log`],
    ['/var/log/nginx/lumitale-error.log', `${folder}/error.log`],
    // The test client is the TLS proxy in front.
    ['# set_real_ip_from 10.0.0.0/8;', 'set_real_ip_from 127.0.0.1;'],
    ['# real_ip_header X-Forwarded-For;', 'real_ip_header X-Forwarded-For;'],
    ['# real_ip_recursive on;', 'real_ip_recursive on;'],
  ]
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from as string)) throw new Error(`deploy/nginx.conf has no "${from}" any more`)
    return changed.replace(from, to)
  }, text)
}

export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-nginx-'))
  chmodSync(folder, 0o755)
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(path.join(folder, name))
  writeFileSync(path.join(folder, 'lumitale.conf'), configured(readFileSync(FILE, 'utf8'), options, folder))
  writeFileSync(path.join(folder, 'nginx.conf'), frame(folder))
  const child = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk))
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  const origin = `http://127.0.0.1:${options.port}`
  await isResponding(child, origin, said)
  return {
    origin,
    accessLog: () => read('access.log'),
    errorLog: () => read('error.log'),
    async stop() {
      if (child.exitCode === null) {
        const gone = new Promise(resolve => child.once('exit', resolve))
        child.kill('SIGTERM')
        await gone
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function isResponding(child: ChildProcess, origin: string, said: Buffer[]): Promise<void> {
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end; await sleep(LOOK_MS)) {
    if (child.exitCode !== null) throw new Error(`nginx refused deploy/nginx.conf:\n${Buffer.concat(said)}`)
    const isThere = await fetch(`${origin}/readyz`).then(
      () => true,
      () => false,
    )
    if (isThere) return
  }
  throw new Error('nginx did not answer in time')
}

/** Root keeps its user, so that the trial's files stay readable. */
const frame = (folder: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
worker_rlimit_nofile 32768;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log crit;
events { worker_connections 8192; }
http {
  include /etc/nginx/mime.types;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/lumitale.conf;
}
`
