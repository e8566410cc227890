import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../src/api/db/database.ts'
import { openNotifications } from '../../src/api/db/notifications.ts'
import { joinWorkers } from '../../src/api/db/presence.ts'
import { outageIn } from '../../src/lib/service-unavailable.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { manualTimer } from '../helpers/manual-timer.ts'

const SOON = { timeout: 10_000, interval: 10 }
const CHECK_MS = 10_000
const FIRST_WAIT_MS = 200

let database: OpenDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

async function connected(url = database.url) {
  const clock = manualTimer()
  const heard = { messages: [] as string[], resets: 0, errors: 0 }
  const connection = await openNotifications({ url, timer: clock.timer, onError: () => void heard.errors++ })
  const handlers = {
    onMessage: (payload: string) => void heard.messages.push(payload),
    onReset: () => void heard.resets++,
  }
  return { connection, clock, heard, handlers }
}

const notify = (channel: string, payload: string) => sql`select pg_notify(${channel}, ${payload})`.execute(database.db)
const cutOff = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'lumitale-direct' and datname = current_database()`.execute(database.db)

describe('The connection that listens', () => {
  it('hands each message to those who asked for its channel, on one connection', async () => {
    const { connection, heard, handlers } = await connected()
    const other: string[] = []
    connection.subscribe('news', handlers)
    connection.subscribe('weather', { onMessage: payload => void other.push(payload), onReset: () => undefined })
    await expect.poll(() => heard.resets, SOON).toBe(1)
    await notify('news', 'one')
    await notify('weather', 'rain')
    await expect.poll(() => [heard.messages, other], SOON).toEqual([['one'], ['rain']])
    await connection.close()
  })

  it('hands nothing to a subscriber that ended it', async () => {
    const { connection, heard, handlers } = await connected()
    const all: string[] = []
    connection.subscribe('news', { onMessage: payload => void all.push(payload), onReset: () => undefined })
    const end = connection.subscribe('news', handlers)
    await expect.poll(() => heard.resets, SOON).toBe(1)
    end()
    await notify('news', 'two')
    await expect.poll(() => all, SOON).toEqual(['two'])
    expect(heard.messages).toEqual([])
    await connection.close()
  })

  it('says that messages may be lost while it is away, comes back, and resets its subscribers', async () => {
    const { connection, clock, heard, handlers } = await connected()
    connection.subscribe('news', handlers)
    await expect.poll(() => heard.resets, SOON).toBe(1)
    await cutOff()
    await expect.poll(() => connection.isConnected, SOON).toBe(false)
    expect(outageIn(await connection.query('select 1').catch(error => error))?.service).toBe('database')
    clock.ring(FIRST_WAIT_MS)
    await expect.poll(() => heard.resets, SOON).toBe(2)
    expect(connection.isConnected).toBe(true)
    await notify('news', 'three')
    await expect.poll(() => heard.messages, SOON).toEqual(['three'])
    await connection.close()
    expect(clock.waits()).toEqual([])
  })

  it('notices a connection that is lost without a word by asking on it', async () => {
    const { connection, clock } = await connected()
    expect(clock.waits()).toEqual([CHECK_MS])
    clock.ring(CHECK_MS)
    await expect.poll(() => clock.waits(), SOON).toEqual([CHECK_MS])
    await connection.close()
  })

  it('tries again after growing waits where there is no database, and stops when it is closed', async () => {
    const { connection, clock, heard, handlers } = await connected('postgres://app@127.0.0.1:1/postgres')
    connection.subscribe('news', handlers)
    for (const wait of [200, 400, 800, 1600, 3200, 4000, 4000]) {
      await expect.poll(() => clock.waits(), SOON).toEqual([wait])
      clock.ring(wait)
    }
    await expect.poll(() => heard.errors, SOON).toBe(8)
    await connection.close()
    expect(clock.waits()).toEqual([])
    expect(heard.resets).toBe(0)
  })
})

describe('Taking part in the work', () => {
  it('tells the first process that it is alone and no other, also after its connection was lost', async () => {
    const [first, second, third] = await Promise.all([connected(), connected(), connected()])
    expect(await joinWorkers(first.connection)).toBe(true)
    expect(await joinWorkers(second.connection)).toBe(false)
    await second.connection.close()
    await cutOff()
    // A clock that rings before its process has missed the connection rings for nothing.
    await expect.poll(() => first.connection.isConnected || third.connection.isConnected, SOON).toBe(false)
    first.clock.ring(FIRST_WAIT_MS)
    third.clock.ring(FIRST_WAIT_MS)
    await expect.poll(() => first.connection.isConnected && third.connection.isConnected, SOON).toBe(true)
    expect(await joinWorkers(third.connection)).toBe(false)
    await Promise.all([first.connection.close(), third.connection.close()])
  })
})
