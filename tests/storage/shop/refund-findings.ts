import { sql } from 'kysely'
import { EDITION_QUEUE } from '../../../src/api/db/jobs.ts'
import { isDownloadable } from '../../../src/api/editions/downloadable.ts'
import { ebookFiles } from '../../../src/api/editions/edition-files.ts'
import { readStoryText } from '../../../src/api/editions/story-text.ts'
import { mediaKey } from '../../../src/api/media/media-address.ts'
import { KINDS, type Life, ordersOf, presentAddress, type World } from './refund-history.ts'

const TASKS = { ebook: ['bind-ebook'], audiobook: ['speak-chapter', 'join-audiobook'] } as const
const FILES = { ebook: ['ebook'], audiobook: ['audiobook', 'chapteraudio', 'chapteraac', 'chaptertimings'] } as const
const NAME = { ebook: /^book-/, audiobook: /^audio/ } as const

/** What must hold at any moment: nothing is made, mailed or downloaded without a right to it, in words. */
export async function faults(world: World, life: Life): Promise<string[]> {
  const { db } = world.test.database
  const wrong: string[] = []
  const orders = await ordersOf(world, life)
  const over = orders.filter(({ state }) => state === 'undeliverable' || state === 'refunded').map(({ id }) => id)
  const grants = await db.selectFrom('edition_grant').selectAll().where('story_id', '=', life.story).execute()
  if (grants.some(({ order_id }) => over.includes(order_id))) wrong.push('a right outlived its money')
  for (const kind of KINDS) {
    if (grants.some(({ edition }) => edition === kind)) continue
    for (const found of await left(world, life, kind)) wrong.push(`${kind}: ${found}`)
  }
  if (over.length > 0) wrong.push(...(await presentsLeft(world, life, over)))
  return wrong
}

async function left({ test }: World, life: Life, kind: (typeof KINDS)[number]): Promise<string[]> {
  const { db } = test.database
  const ofStory = { story: life.story, kind }
  const edition = await db
    .selectFrom('edition')
    .select('id')
    .where('story_id', '=', life.story)
    .where('kind', '=', kind)
    .execute()
  const media = await db
    .selectFrom('media')
    .select('file')
    .where('story_id', '=', life.story)
    .where('type', 'in', [...FILES[kind]])
    .execute()
  const { rows: jobs } = await sql`
    select id from pgboss.job where name = ${EDITION_QUEUE} and state in ('created', 'retry', 'active')
      and data->>'storyId' = ${life.story} and data->>'task' = any(${[...TASKS[kind]]})`.execute(db)
  const { rows: mails } = await sql`
    select id from mail where to_address = ${life.email} and kind = 'edition-ready' and data->>'edition' = ${kind}`.execute(
    db,
  )
  const stored = await storedFiles(test, life)
  const open: string[] = []
  for (const file of stored.filter(name => NAME[kind].test(name)))
    if (await isDownloadable(db, { story: ofStory.story, file }, Date.now())) open.push(file)
  const spoken = kind === 'audiobook' ? await spokenBooks(test, life) : []
  return [
    ...(edition.length > 0 ? ['is an edition'] : []),
    ...(media.length > 0 ? ['has files'] : []),
    ...(jobs.length > 0 ? ['is being made'] : []),
    ...(mails.length > 0 ? ['is going to be announced'] : []),
    ...(open.length > 0 ? ['can be downloaded'] : []),
    ...(spoken.length > 0 ? ['can be heard in the e-book'] : []),
  ]
}

async function storedFiles(test: World['test'], { story }: Life): Promise<string[]> {
  const prefix = mediaKey({ story, file: '' })
  return (await test.service.files.list(prefix)).map(key => key.slice(prefix.length))
}

/** E-books that read themselves aloud, and can be downloaded. */
async function spokenBooks(test: World['test'], { story }: Life): Promise<string[]> {
  const { db } = test.database
  const text = await readStoryText(db, story)
  if (!text) return []
  const files = await db
    .selectFrom('media')
    .select('file')
    .where('story_id', '=', story)
    .where('type', '=', 'ebook')
    .execute()
  return files.map(({ file }) => file).filter(file => file === ebookFiles(text, true).epub)
}

async function presentsLeft({ test }: World, life: Life, over: readonly string[]): Promise<string[]> {
  const { db } = test.database
  const open = await db
    .selectFrom('present')
    .innerJoin('present_order', 'present_order.present_id', 'present.id')
    .select(['present.id', 'present.mail_id'])
    .where('present_order.order_id', 'in', [...over])
    .execute()
  const live = await db
    .selectFrom('present')
    .select('id')
    .where('id', 'in', ['00000000-0000-4000-8000-000000000000', ...open.map(({ id }) => id)])
    .where('ended_at', 'is', null)
    .execute()
  const mails = open.flatMap(({ mail_id }) => mail_id ?? [])
  const waiting =
    mails.length === 0
      ? []
      : await db
          .selectFrom('mail')
          .select('id')
          .where('id', 'in', mails)
          .where('to_address', '=', presentAddress(life))
          .execute()
  return [
    ...(live.length > 0 ? ['a present outlived the money for it'] : []),
    ...(waiting.length > 0 ? ['a present is going to be mailed without the money for it'] : []),
  ]
}

/** By the books of the payment service. */
async function isPaidBack(
  { test }: World,
  { payment_id: payment }: { readonly payment_id: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ whole: boolean }>`
    select (data->>'amount')::int = (data->>'amount_refunded')::int as whole from sandbox_payment
    where kind = 'payment' and id = ${payment}`.execute(test.database.db)
  return rows[0]?.whole === true
}

/** What must hold in the end: who paid and kept the right has the edition, everybody else has the money. */
export async function openEnds(world: World, life: Life): Promise<string[]> {
  const { db } = world.test.database
  const wrong: string[] = []
  for (const order of await ordersOf(world, life)) {
    if (['started', 'paid', 'undeliverable', 'mismatched'].includes(order.state))
      wrong.push(`an order ends as ${order.state}`)
    if (order.state === 'refunded' && !(await isPaidBack(world, order))) wrong.push('money did not go back')
    if (order.state !== 'fulfilled') continue
    const made = await db
      .selectFrom('edition')
      .selectAll()
      .where('story_id', '=', life.story)
      .where('kind', '=', order.edition as 'ebook')
      .executeTakeFirst()
    if (made?.state !== 'ready') wrong.push(`${order.edition} is owed`)
    const sent =
      made &&
      (await db
        .selectFrom('mail')
        .select('id')
        .where('edition_id', '=', made.id)
        .where('sent_at', 'is not', null)
        .execute())
    if (sent?.length !== 1) wrong.push(`${order.edition} was announced ${sent?.length ?? 0} times`)
  }
  return wrong
}
