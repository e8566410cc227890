import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedServer } from '../../src/api/db/embedded-server.ts'
import { STEPS } from '../../src/contract/positions.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { type ServiceProcess, startProcess } from '../helpers/service-process.ts'

const KILLS = 30
const STORIES = 30
const KILL_AFTER_MAX_MS = 1500
const LIMIT_MS = 300_000

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-kill-'))
})
afterAll(async () => {
  const server = await startEmbeddedServer(path.join(folder, 'pg'))
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Counts every insertion and every chapter's change, also those that a later one overwrites. */
const AUDIT = `
  create table audit (story_id uuid, what text, at timestamptz default clock_timestamp());
  create function note() returns trigger language plpgsql as $$
    begin
      insert into audit (story_id, what)
        values (new.story_id, case tg_table_name when 'story_step' then to_jsonb(new)->>'step' else 'chapter ' || (to_jsonb(new)->>'number') end);
      return new;
    end $$;
  create trigger step_note after insert on story_step for each row execute function note();
  create trigger chapter_note after insert on chapter for each row execute function note();`

describe('Killing the process', () => {
  it(
    `${KILLS} times at random moments leaves ${STORIES} of ${STORIES} stories complete and no step applied twice`,
    async () => {
      let running = await startProcess(folder)
      const server = await startEmbeddedServer(path.join(folder, 'pg'))
      const client = new pg.Client({ connectionString: server.url })
      await client.connect()
      await client.query(AUDIT)
      for (let kill = 0; kill < KILLS; kill++) {
        if (kill < STORIES) await order(running)
        await sleep(Math.random() * KILL_AFTER_MAX_MS)
        await running.end('SIGKILL')
        running = await startProcess(folder)
      }
      await untilNothingIsOpen(client)
      const { rows } = await client.query('select status, count(*)::int as stories from story group by status')
      expect(rows).toEqual([{ status: 'complete', stories: STORIES }])
      const twice = await client.query('select story_id, what from audit group by 1, 2 having count(*) > 1')
      expect(twice.rows).toEqual([])
      const steps = await client.query('select count(*)::int as steps from story_step')
      expect(steps.rows).toEqual([{ steps: STORIES * STEPS.length }])
      await client.end()
      await running.end('SIGTERM')
    },
    LIMIT_MS,
  )
})

async function order(running: ServiceProcess): Promise<void> {
  const response = await fetch(`${running.origin}/api/v1/stories/start-generator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ parameter: exampleParameter() }),
  })
  expect(response.status).toBe(200)
}

async function untilNothingIsOpen(client: pg.Client): Promise<void> {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; await sleep(100)) {
    const { rows } = await client.query(`select count(*)::int as open from story where status = 'working'`)
    if (rows[0]?.open === 0) return
  }
}
