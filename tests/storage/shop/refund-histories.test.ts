import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { howOften, isEndurance } from '../../helpers/how-often.ts'
import { madeStory, openTestShop, signedInBuyer, type TestShop } from './test-shop.ts'

const PROGRAM = path.resolve(import.meta.dirname, 'refund-process.ts')
const HISTORIES = howOften({ some: 60, all: 1000 })
const LIMIT_MS = isEndurance ? 3_600_000 : 600_000

let testShop: TestShop
const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-refunds-'))
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(async () => {
  await testShop.database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A story each, of a buyer of its own, whose first story is another one: nothing is free. */
async function insertHistories(): Promise<void> {
  const { db } = testShop.database
  await sql`create table history (number integer primary key, story uuid, account uuid, email text,
    step integer not null default 0, is_over boolean not null default false, wrong text[])`.execute(db)
  for (let number = 0; number < HISTORIES; number++) {
    const buyer = await signedInBuyer(testShop)
    await madeStory(testShop, buyer, { at: testShop.now() - 1000 })
    const story = await madeStory(testShop, buyer)
    const chapter = { story_id: story, number: 1, title: 'Eins', text: 'Es war einmal. Dann war es gut.', words: 7 }
    await db
      .insertInto('chapter')
      .values({ ...chapter, quotes: '[]' })
      .execute()
    const { id, email } = buyer.signedIn.account
    await sql`insert into history (number, story, account, email) values (${number}, ${story}, ${id}, ${email})`.execute(
      db,
    )
  }
}

/** Lives histories until all are over or the process is killed. */
async function run(): Promise<string | null> {
  const program = ['--disable-warning=ExperimentalWarning', PROGRAM, testShop.database.url, folder]
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code, signal] = await once(child, 'exit')
  if (signal === null) expect(code).toBe(0)
  return signal
}

describe(`In ${HISTORIES} random histories of orders, refunds and withdrawals, with processes that are killed`, () => {
  it('nothing is made, mailed or downloaded once the money goes back, and whoever paid gets all', {
    timeout: LIMIT_MS,
  }, async () => {
    const { db } = testShop.database
    await insertHistories()
    let kills = 0
    while ((await run()) === 'SIGKILL') kills += 1
    const { rows } = await sql<{ number: number; wrong: string[] }>`
      select number, wrong from history where not is_over or cardinality(wrong) > 0 order by number`.execute(db)
    expect(rows).toEqual([])
    expect(kills).toBeGreaterThan(HISTORIES / 16)
    // They were about something.
    const states = await db.selectFrom('shop_order').select('state').execute()
    const count = (state: string) => states.filter(order => order.state === state).length
    expect(count('refunded')).toBeGreaterThan(HISTORIES / 4)
    expect(count('fulfilled')).toBeGreaterThan(HISTORIES / 4)
    const withdrawn = await db.selectFrom('withdrawal').select('id').where('settled', '=', true).execute()
    expect(withdrawn.length).toBeGreaterThan(HISTORIES / 10)
  })
})
