import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../../src/api/db/database.ts'
import { listOutbox } from '../../../src/api/outside/mail/outbox-folder.ts'
import { BRAND } from '../../../src/contract/brand.ts'
import { serverTexts } from '../../../src/contract/texts.server.ts'
import { countRowsContaining } from '../../helpers/count-rows-containing.ts'
import { exampleParameter } from '../../helpers/example-parameter.ts'
import { freshDatabase } from '../../helpers/fresh-database.ts'
import { type ServiceProcess, startProcess } from '../../helpers/service-process.ts'

const MARKER = 'Zyxomira'
const EMAIL = 'zyxomira@example.com'
const LONG = { timeout: 120_000 }
const SOON = { timeout: 50_000, interval: 200 }

let folder: string
let database: OpenDatabase
let running: ServiceProcess
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-gone-'))
  database = await freshDatabase()
  running = await startProcess(folder, { DATABASE_URL: database.url, LOG_LEVEL: 'debug' })
})
afterAll(async () => {
  await running.end('SIGTERM')
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Asks the product as one browser would. */
function browser() {
  const jar = new Map<string, string>()
  return async (method: string, requested: string, body?: object) => {
    const response = await fetch(`${running.origin}/api/v1${requested}`, {
      method,
      headers: {
        cookie: Array.from(jar, ([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return response.json()
  }
}

const mailedLink = async () => {
  const [mail] = await listOutbox(path.join(folder, 'outbox'), 1)
  return /\/verify(\?\S+)/.exec(mail?.text ?? '')?.[1]
}

/** Files of the data folder that hold a text, in name or content. */
const filesWith = (text: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))
    .filter(file => file.includes(text) || readFileSync(file).includes(text))

describe('A deleted account', () => {
  it('is found in no table, no file, no mail and no line of the log', LONG, async () => {
    const ask = browser()
    await ask('POST', '/auth/login', { email: EMAIL, lang: 'de' })
    await expect.poll(mailedLink, SOON).toBeDefined()
    const { user_id } = await ask('GET', `/auth/magic-link/verify${await mailedLink()}`)
    const parameter = exampleParameter({ name: MARKER })
    const { id } = await ask('POST', '/stories/start-generator', { parameter })
    const isComplete = async () => (await ask('GET', `/stories/${id}/generator-status`)).statusDetails.isComplete
    await expect.poll(isComplete, SOON).toBe(true)
    await ask('POST', '/user/update', { email: EMAIL, password: 'drei Laternen im Wind' })
    await ask('GET', `/stories/${id}/share`)
    expect(await countRowsContaining(database.db, MARKER)).toBeGreaterThan(4)
    expect([filesWith(EMAIL).length, filesWith(id).length].every(count => count > 0)).toBe(true)

    const requested = Date.now()
    expect(await ask('POST', '/user/delete')).toEqual({ deleted: true })
    for (const text of [MARKER, user_id])
      expect([text, await countRowsContaining(database.db, text)]).toEqual([text, 0])
    for (const text of [MARKER, user_id]) expect(filesWith(text)).toEqual([])
    // The mail that says so is the last to know the address: once it is sent, nothing here does.
    await expect.poll(() => countRowsContaining(database.db, EMAIL), SOON).toBe(0)
    const outbox = path.join(folder, 'outbox')
    expect(filesWith(EMAIL).filter(file => !file.startsWith(outbox))).toEqual([])
    expect((await listOutbox(outbox, 9)).filter(mail => mail.to === EMAIL).map(mail => mail.subject)).toEqual([
      serverTexts('de').mails.accountDeleted.subject.replace('{brand}', BRAND),
    ])
    // A worker that was drawing may add one more picture; that goes two hours later.
    expect(filesWith(id).filter(file => statSync(file).mtimeMs < requested)).toEqual([])
    const log = running.log().toLowerCase()
    expect(log).toContain('/api/v1/user/delete')
    for (const text of [MARKER, EMAIL]) expect(log).not.toContain(text.toLowerCase())
  })
})
