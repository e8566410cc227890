import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../src/api/db/database.ts'
import { openListener } from '../../src/api/db/listener.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { handTimer } from '../helpers/hand-timer.ts'

const SOON = { timeout: 10_000, interval: 10 }

let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

async function listening(url = database.url) {
  const hands = handTimer()
  const heard = { wakes: 0, errors: 0 }
  const listener = await openListener({
    url,
    channel: 'news',
    timer: hands.timer,
    onWake: () => void heard.wakes++,
    onError: () => void heard.errors++,
  })
  return { listener, hands, heard }
}

const tell = () => sql`select pg_notify('news', '')`.execute(database.db)
const cutOff = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'lumitale-listener' and datname = current_database()`.execute(database.db)

describe('A listener', () => {
  it('wakes once it listens, and for everything that is told', async () => {
    const { listener, heard } = await listening()
    expect(heard.wakes).toBe(1)
    await tell()
    await expect.poll(() => heard.wakes, SOON).toBe(2)
    await listener.close()
    await tell()
    expect(heard).toEqual({ wakes: 2, errors: 0 })
  })

  it('comes back when its connection is lost, and wakes for what it may have missed', async () => {
    const { listener, hands, heard } = await listening()
    await cutOff()
    await expect.poll(() => hands.waits(), SOON).toEqual([1000])
    expect(heard.errors).toBe(1)
    hands.ring(1000)
    await expect.poll(() => heard.wakes, SOON).toBe(2)
    await tell()
    await expect.poll(() => heard.wakes, SOON).toBe(3)
    await listener.close()
    expect(hands.waits()).toEqual([])
  })

  it('tries again after growing waits where there is no database, and stops when it is closed', async () => {
    const { listener, hands, heard } = await listening('postgres://app@127.0.0.1:1/postgres')
    for (const wait of [1000, 2000, 4000]) {
      await expect.poll(() => hands.waits(), SOON).toEqual([wait])
      hands.ring(wait)
    }
    await expect.poll(() => heard.errors, SOON).toBe(4)
    await listener.close()
    expect(hands.waits()).toEqual([])
    expect(heard.wakes).toBe(0)
  })
})
