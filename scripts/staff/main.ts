import * as z from 'zod/mini'
import { changeStaff, listStaff } from '../../src/api/accounts/staff.ts'
import { reachDatabase } from '../../src/api/boot/reach-database.ts'
import { ConfigError, readConfig } from '../../src/api/config/config.ts'

const HOW = 'Say what: npm run staff -- grant EMAIL | revoke EMAIL | list'

const Described = z.union([
  z.tuple([z.literal('list')]),
  z.tuple([z.enum(['grant', 'revoke']), z.email().check(z.maxLength(320))]),
])

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function run(words: readonly string[]): Promise<boolean> {
  const output = Described.safeParse(words)
  if (!output.success) {
    say(HOW)
    return false
  }
  const config = readConfig()
  const database = await reachDatabase(config, () => undefined)
  try {
    const deps = { db: database.db, clock: Date.now, staffEmails: config.staffEmails }
    const [action, email = ''] = output.data
    if (action === 'list') {
      for (const { email: address, by } of await listStaff(deps)) say(`${address}  (${by})`)
      return true
    }
    const outcome = await changeStaff(deps, { email, isStaff: action === 'grant' })
    say(SAID[outcome])
    return outcome !== 'unknown' && outcome !== 'by-setting'
  } finally {
    await database.close()
  }
}

const SAID = {
  granted: 'Staff from now on. They sign in by the link that is mailed to them.',
  revoked: 'Staff no longer.',
  unknown: 'Nobody with this address has an account.',
  'by-setting': 'This address is one of STAFF_EMAILS: take it out there.',
} as const

try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  say(error.message)
  process.exitCode = 1
}
