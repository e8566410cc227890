import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startEmbeddedServer } from '../../src/api/db/embedded-server.ts'

let root: string
let folder: string
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'lumitale-pg-'))
  chmodSync(root, 0o755)
  folder = path.join(root, 'pg')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const start = () => startEmbeddedServer(folder, { throwaway: true })
const isRunning = () => existsSync(path.join(folder, 'postmaster.pid'))

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

describe('The built-in database server', () => {
  it('is one, however many start it at once', async () => {
    const servers = await Promise.all([start(), start(), start()])
    expect(new Set(servers.map(server => server.url)).size).toBe(1)
    const client = await connected(servers[0]?.url ?? '')
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await client.end()
    await servers[0]?.stop()
    expect(isRunning()).toBe(false)
  })

  it('stays while somebody else is connected, and goes with the last one', async () => {
    const [first, second] = [await start(), await start()]
    const client = await connected(second.url)
    await first.stop()
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await client.end()
    await second.stop()
    expect(isRunning()).toBe(false)
  })

  it('has what was written when it starts again', async () => {
    const first = await start()
    const client = await connected(first.url)
    await client.query('create table kept as select 7 as number')
    await client.end()
    await first.stop()
    const second = await start()
    const again = await connected(second.url)
    expect((await again.query('select number from kept')).rows).toEqual([{ number: 7 }])
    await again.end()
    await second.stop()
  })
})
