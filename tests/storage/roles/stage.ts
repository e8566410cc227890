import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { SignInMail } from '../../../src/api/accounts/account-deps.ts'
import { newCode } from '../../../src/api/presents/present-code.ts'
import { openShop } from '../../../src/api/shop/shop-jobs.ts'
import { exampleParameter } from '../../helpers/example-parameter.ts'
import { openTestService, type TestService } from '../../helpers/service.ts'
import { lengthen } from '../editions/edition-service.ts'
import { type RoleBrowser, roleBrowser } from './role-browser.ts'

/** Everybody there is, in the order in which they ask: what the owner does to the story comes last. */
export const ROLES = ['nobody', 'unproven', 'stranger', 'staff', 'recipient', 'owner'] as const
export type Role = (typeof ROLES)[number]

/** Stands in the story's title, its text and its answers, and in nothing else. */
export const HERO = 'Zyxomira'
/** More than there are cells in the matrix. */
const PEOPLE_MAX = 2000
/** Everything that is kept of one story besides its own row. */
const TABLES = [
  'chapter',
  'media',
  'story_version',
  'revision_request',
  'story_share',
  'edition',
  'print_proof',
  'story_preview',
  'present',
] as const
/** What whoever has its code may mark. */
const MARKS: Readonly<Record<string, string>> = { present: 'opened_at' }

/** One story with everybody around it. */
export interface Cast extends Record<Role, RoleBrowser> {
  readonly story: string
  readonly share: string
  /** A present of the story whose hour has come. */
  readonly present: { readonly id: string; readonly code: string }
  /** A file of a story, as its signed address names it. */
  readonly picture: { readonly story: string; readonly file: string; readonly query: Record<string, string> }
  /** Address of a cover that may be chosen. */
  readonly cover: string
}

export interface Stage {
  readonly test: TestService
  /** A copy of the story, with people who have never met another one. */
  cast(): Promise<Cast>
  /** What is kept of a story and of its owner: by table how many rows, and what they hold as a hash. */
  stored(cast: Cast): Promise<Record<string, string>>
  close(): Promise<void>
}

/** A service with a real story, finished, revised once and pictured, to be copied for every row of the matrix. */
export async function openStage(): Promise<Stage> {
  const mails: SignInMail[] = []
  let people = 0
  const test = await openTestService({
    sendMail: async (_queries, mail) => void mails.push(mail),
    staffEmails: Array.from({ length: PEOPLE_MAX }, (_, index) => `staff${index}@tales.example`),
  })
  await openShop(test.service, test.sandbox)
  await test.work()
  const person = (name: string, signIn: 'nobody' | 'unproven' | 'proven') => {
    people += 1
    return roleBrowser(test, mails, { email: `${name}${people}@tales.example`, signIn })
  }
  const author = await person('author', 'proven')
  const original = await finished(test, author)
  await lengthen(test, { id: original })
  return {
    test,
    async cast() {
      const story = randomUUID()
      const owner = await person('owner', 'proven')
      await copyStory(test, { original, story, account: owner.id })
      const { id: share } = (await owner.ask({ method: 'GET', path: `/stories/${story}/share` })).json()
      const recipient = await person('recipient', 'proven')
      await recipient.ask({ method: 'POST', path: `/stories/add/${share}` })
      const { downloadUrl } = (await author.ask({ method: 'GET', path: `/stories/${original}` }))
        .json()
        .mediaItems.find((item: { type: string }) => item.type === 'coverimage')
      const { coverImages } = (
        await author.ask({ method: 'GET', path: `/stories/${original}/generator-status` })
      ).json()
      const present = await insertPresent(test, { story, account: owner.id })
      const cover = new URL(downloadUrl, 'http://localhost')
      return {
        story,
        share,
        present,
        owner,
        recipient,
        nobody: await person('nobody', 'nobody'),
        unproven: await person('unproven', 'unproven'),
        stranger: await person('stranger', 'proven'),
        staff: await person('staff', 'proven'),
        picture: {
          story: original,
          file: cover.pathname.split('/').at(-1) ?? '',
          query: Object.fromEntries(cover.searchParams),
        },
        cover: new URL(coverImages.upscaled_urls[0], 'http://localhost').pathname.replace(original, story),
      }
    },
    stored: cast => stored(test, cast),
    close: () => test.close(),
  }
}

/** Tells a story by the pipeline, and has it revised, so that there are versions. */
async function finished(test: TestService, author: RoleBrowser): Promise<string> {
  const body = { parameter: exampleParameter() }
  const { id } = (await author.ask({ method: 'POST', path: '/stories/start-generator', body })).json()
  if ((await test.ended(id)) !== 'complete') throw new Error('the story did not become complete')
  const request = await author.ask({
    method: 'POST',
    path: `/stories/${id}/improve`,
    body: { changes: ['Ingrid soll Marta heißen'] },
  })
  if (request.statusCode !== 200) throw new Error(`the wish was answered with ${request.statusCode}`)
  const { db } = test.database
  for (;;) {
    const rows = await db.selectFrom('revision_request').select('state').where('story_id', '=', id).execute()
    if (rows[0]?.state === 'done') return id
    if (rows[0]?.state !== 'working') throw new Error(`the wish ended ${rows[0]?.state}`)
    await new Promise(resolve => setTimeout(resolve, 25))
  }
}

/** Copies a story for another account; the copy has a hero of its own name. */
async function copyStory(
  { database: { db } }: TestService,
  { original, story, account }: { original: string; story: string; account: string },
): Promise<void> {
  const parameter = exampleParameter({ name: HERO })
  const own = { id: story, request_key: story, claim_hash: story, account_id: account, title: HERO, parameter }
  await sql`insert into story select (jsonb_populate_record(old, to_jsonb(old) || ${JSON.stringify(own)}::jsonb)).*
    from story as old where id = ${original}`.execute(db)
  for (const part of ['chapter', 'media', 'story_version'] as const) {
    const table = sql.table(part)
    await sql`insert into ${table} select (jsonb_populate_record(old, to_jsonb(old)
      || jsonb_build_object('story_id', ${story}::text, 'id', gen_random_uuid()))).*
      from ${table} as old where story_id = ${original}`.execute(db)
  }
  await db
    .insertInto('edition')
    .values({ id: randomUUID(), story_id: story, kind: 'ebook', state: 'failed', ordered_at: new Date() })
    .execute()
  await db
    .updateTable('chapter')
    .set(row => ({ text: sql`${HERO} || ' ' || ${row.ref('text')}` }))
    .where('story_id', '=', story)
    .execute()
}

async function insertPresent(
  { database: { db } }: TestService,
  { story, account }: { story: string; account: string },
): Promise<Cast['present']> {
  const present = { id: randomUUID(), code: newCode() }
  const hour = new Date(Date.now() - 60_000)
  await db
    .insertInto('present')
    .values({
      ...present,
      story_id: story,
      account_id: account,
      from_name: 'Oma',
      to_name: 'Enkel',
      dedication: '',
      delivery: 'card',
      language: 'de',
      opens_at: hour,
      time_zone: 'Europe/Berlin',
      created_at: hour,
      delivered_at: hour,
    })
    .execute()
  return present
}

async function stored({ database: { db } }: TestService, { story, owner }: Cast): Promise<Record<string, string>> {
  const lines = async (table: string, column: string, id: string) => {
    const { rows } = await sql<{ line: string }>`select (to_jsonb(row) - ${MARKS[table] ?? ''}::text)::text as line
      from ${sql.table(table)} as row where ${sql.ref(column)}::text = ${id} order by 1`.execute(db)
    const hash = createHash('sha256').update(rows.map(({ line }) => line).join('\n'))
    return [table, `${rows.length} rows, ${hash.digest('hex')}`] as const
  }
  const parts = TABLES.map(table => lines(table, 'story_id', story))
  const own = [lines('story', 'id', story), lines('account', 'id', owner.id), lines('session', 'account_id', owner.id)]
  return Object.fromEntries(await Promise.all([...own, ...parts]))
}
