import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { STEPS } from '../../src/contract/positions.ts'
import { exampleParameter } from './example-parameter.ts'

const LOOK_MS = 100

/** Logs every write of a step, each effect included, in a table without a key: overwrites would hide doubles. */
export const AUDIT = `
  create table audit (story_id uuid, what text);
  create function note_step() returns trigger language plpgsql as $$
    begin insert into audit values (new.story_id, 'step ' || new.step); return new; end $$;
  create function note_chapter() returns trigger language plpgsql as $$
    begin insert into audit values (new.story_id, tg_op || ' chapter ' || new.number); return new; end $$;
  create function note_story() returns trigger language plpgsql as $$
    begin
      if new.title is distinct from old.title then insert into audit values (new.id, 'titled'); end if;
      if new.finished_at is distinct from old.finished_at then
        insert into audit values (new.id, 'finished, position ' || new.position);
      end if;
      return new;
    end $$;
  create trigger step_note after insert or update on story_step for each row execute function note_step();
  create trigger chapter_note after insert or update on chapter for each row execute function note_chapter();
  create trigger story_note after update on story for each row execute function note_story();`

export interface OrderedStory {
  readonly status: number
  readonly id: string | undefined
  readonly cookie: string
}

export async function orderStory(origin: string): Promise<OrderedStory> {
  const response = await fetch(`${origin}/api/v1/stories/start-generator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ parameter: exampleParameter() }),
  })
  const body = (await response.json()) as { id?: string }
  return { status: response.status, id: body.id, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

export async function untilNothingIsOpen(client: pg.Client, limitMs: number): Promise<void> {
  for (const end = Date.now() + limitMs; Date.now() < end; await sleep(LOOK_MS)) {
    const { rows } = await client.query(`select count(*)::int as open from story where status = 'working'`)
    if (rows[0]?.open === 0) return
  }
}

/** To be compared with `wholeStories`. */
export async function auditOf(client: pg.Client) {
  const count = async (query: string) => (await client.query<{ count: number }>(query)).rows[0]?.count
  const states = await client.query('select status, count(*)::int as stories from story group by status')
  const twice = await client.query('select story_id, what from audit group by 1, 2 having count(*) > 1')
  return {
    states: states.rows,
    twice: twice.rows,
    steps: await count(`select count(*)::int from audit where what like 'step %'`),
    titled: await count(`select count(*)::int from audit where what = 'titled'`),
  }
}

export const wholeStories = (stories: number) => ({
  states: [{ status: 'complete', stories }],
  twice: [],
  steps: stories * STEPS.length,
  titled: stories,
})
