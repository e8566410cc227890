// Plain Node, no dependency, any version from 18: the first thing a bare machine runs.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
// The machine's .env; variables set outside win.
const settings = path.join(root, '.env')
if (existsSync(settings)) {
  process.loadEnvFile(settings)
  process.env.SETTINGS_FILE = settings
}
const stamp = path.join(root, 'node_modules/.installed')
const bin = path.join(root, 'node_modules/.bin')
export const node = path.join(bin, 'node')

export const environment = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  ASTRO_TELEMETRY_DISABLED: '1',
}

const nodeVersion = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).dependencies.node
const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex')

/** Installs what the lock file names, unless that is what stands there. */
export function install() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing the packages of the lock file; this takes about a minute ...')
  // npm chooses packages by the Node it runs on. Not `npm ci`: it wants every platform's packages from the registry.
  const npm = [
    '-y',
    '-p',
    `node@${nodeVersion}`,
    'npm',
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  run('npx', npm, 'The packages could not be installed. Is the npm registry reachable?', process.env)
  if (!existsSync(node)) fail('The package "node" did not bring its program: allow its install script and try again.')
  writeFileSync(stamp, wanted)
}

export function run(program, args, message, env = environment) {
  const done = spawnSync(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  if (done.status !== 0) fail(message)
}

export function fail(message) {
  console.error(message)
  process.exit(1)
}
