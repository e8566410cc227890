import fs from 'node:fs'
import path from 'node:path'

/** The user PostgreSQL runs as when we are root; it refuses to run as root. */
export interface UnprivilegedUser {
  readonly uid: number
  readonly gid: number
}

/** Undefined when we are not root. Throws when root finds no such user. */
export function unprivilegedUser(): UnprivilegedUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const rows = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody')
  if (!row) throw new Error('running as root, and neither the user "postgres" nor "nobody" exists: set DATABASE_URL')
  return { uid: Number(row[2]), gid: Number(row[3]) }
}

/** Whether that user may traverse to the folder: a home folder of mode 0700 stops it. */
export function canReach(folder: string, user: UnprivilegedUser | undefined): boolean {
  if (!user) return true
  for (let current = fs.realpathSync(folder); ; current = path.dirname(current)) {
    const stat = fs.statSync(current)
    const bit = stat.uid === user.uid ? 0o100 : stat.gid === user.gid ? 0o010 : 0o001
    if (!(stat.mode & bit)) return false
    if (current === '/') return true
  }
}
