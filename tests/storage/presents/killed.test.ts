import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCode } from '../../../src/api/presents/present-code.ts'
import { openTestPresents, type TestPresents } from './test-presents.ts'

const PROGRAM = path.resolve(import.meta.dirname, 'present-process.ts')
const PRESENTS = 1500
const KILLS = 6

let test: TestPresents
const children: ChildProcess[] = []
beforeAll(async () => {
  test = await openTestPresents()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await test.accounts.database.close()
})

async function start(): Promise<ChildProcess> {
  const settings = ['--disable-warning=ExperimentalWarning', PROGRAM, test.accounts.database.url]
  const child = spawn(process.execPath, settings, { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data')
  return child
}

async function insertDue(): Promise<string[]> {
  const giver = await test.person()
  const story = await test.story(giver)
  const row = {
    story_id: story,
    account_id: giver.signedIn.account.id,
    from_name: 'Oma',
    to_name: 'Mila',
    dedication: '',
  }
  const at = new Date(Date.now() - 60_000)
  const presents = Array.from({ length: PRESENTS }, (_, index) => ({
    ...row,
    id: randomUUID(),
    code: newCode(),
    delivery: 'mail' as const,
    to_address: `r${index}@reader.example`,
    language: 'de' as const,
    opens_at: at,
    time_zone: 'Europe/Berlin',
    created_at: at,
  }))
  await test.deps.db.insertInto('present').values(presents).execute()
  return presents.map(({ to_address }) => to_address)
}

describe('Killing a process that delivers presents', () => {
  it('leaves each with exactly one mail, and none with another address', { timeout: 120_000 }, async () => {
    const { db } = test.deps
    const addresses = await insertDue()
    const waiting = async () =>
      (await db.selectFrom('present').select('id').where('delivered_at', 'is', null).execute()).length
    let killedInside = 0
    for (let kills = 0; kills < KILLS; kills++) {
      const child = await start()
      await sleep(15 * (kills + 1))
      child.kill('SIGKILL')
      await once(child, 'exit')
      if ((await waiting()) > 0) killedInside += 1
    }
    expect(killedInside).toBeGreaterThan(0)
    await start()
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0)
    const mails = await db.selectFrom('mail').select('to_address').where('kind', '=', 'present').execute()
    expect(mails.map(({ to_address }) => to_address).toSorted()).toEqual(addresses.toSorted())
  })
})
