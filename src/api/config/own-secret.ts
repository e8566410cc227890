import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { ConfigError } from './config-error.ts'

const SECRET_BYTES = 32
export const SECRET_MIN = 32

/** The machine's own secret, made once, readable by its owner only. Throws ConfigError where it cannot be kept. */
export function ownSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  try {
    keepSecret(dataDir, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ConfigError(`DATA_DIR names a folder that cannot be written (${code})`, { cause: error })
  }
  const secret = fs.readFileSync(file, 'utf8')
  if (secret.length < SECRET_MIN) throw new ConfigError(`${file} holds no secret: remove it, and one is made`)
  return secret
}

function keepSecret(dataDir: string, file: string): void {
  fs.mkdirSync(dataDir, { recursive: true })
  if (!fs.existsSync(file)) {
    const beside = `${file}.${process.pid}`
    fs.writeFileSync(beside, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600 })
    try {
      // Unlike a rename, a link lets the first of two starters win.
      fs.linkSync(beside, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      fs.rmSync(beside)
    }
  }
}
