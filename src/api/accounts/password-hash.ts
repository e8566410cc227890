import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** RFC 9106's second choice needs too much for small machines: the least that OWASP's password storage sheet allows. */
const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const SALT_BYTES = 16
const HASH_BYTES = 32
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

const unpadded = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('base64')
    .replace(/={1,2}$/, '')

/** A PHC string of argon2id (RFC 9106). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await stretch(password, salt, { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES })
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(hash)}`
}

/** Takes the same time when no password is kept, so that time does not tell. */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = PHC.exec(kept ?? '') ?? []
  if (!hash) {
    await hashPassword(password)
    return false
  }
  const settings = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return timingSafeEqual(await stretch(password, Buffer.from(salt, 'base64'), settings), Buffer.from(hash, 'base64'))
}

/** Normalised: keyboards compose letters differently. */
const stretch = (
  password: string,
  nonce: Uint8Array,
  settings: { memory: number; passes: number; parallelism: number },
): Promise<Uint8Array> =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: HASH_BYTES, ...settings })
