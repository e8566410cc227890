import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedServer } from '../../src/api/db/embedded-server.ts'
import { STEPS } from '../../src/contract/positions.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { howOften, isEndurance } from '../helpers/how-often.ts'
import { type ServiceProcess, startProcess } from '../helpers/service-process.ts'

const KILLS = howOften({ some: 6, all: 30 })
const STORIES = KILLS
const KILL_AFTER_MAX_MS = 1500
/** All of it takes its time. */
const LIMIT_MS = isEndurance ? 1_800_000 : 300_000

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-kill-'))
  // The database may run as another user than we do.
  chmodSync(folder, 0o755)
})
afterAll(async () => {
  const server = await startEmbeddedServer(path.join(folder, 'pg'))
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/**
 * Notes every write of a step in a table without any key: what a step stores, and each effect it has on the story and
 * its chapters, also those that a second write would hide by overwriting the first.
 */
const AUDIT = `
  create table audit (story_id uuid, what text);
  create function note_step() returns trigger language plpgsql as $$
    begin insert into audit values (new.story_id, 'step ' || new.step); return new; end $$;
  create function note_chapter() returns trigger language plpgsql as $$
    begin insert into audit values (new.story_id, tg_op || ' chapter ' || new.number); return new; end $$;
  create function note_story() returns trigger language plpgsql as $$
    begin
      if new.title is distinct from old.title then insert into audit values (new.id, 'titled'); end if;
      if new.finished_at is not null then insert into audit values (new.id, 'finished, position ' || new.position); end if;
      return new;
    end $$;
  create trigger step_note after insert or update on story_step for each row execute function note_step();
  create trigger chapter_note after insert or update on chapter for each row execute function note_chapter();
  create trigger story_note after update on story for each row execute function note_story();`

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
      const steps = await client.query(`select count(*)::int as steps from audit where what like 'step %'`)
      expect(steps.rows).toEqual([{ steps: STORIES * STEPS.length }])
      const titled = await client.query(`select count(*)::int as stories from audit where what = 'titled'`)
      expect(titled.rows).toEqual([{ stories: STORIES }])
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
