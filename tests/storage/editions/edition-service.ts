import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { makeEditionOf } from '../../../src/api/editions/order-edition.ts'
import { mediaKey } from '../../../src/api/media/media-address.ts'
import type { MadeEdition, MakingState } from '../../../src/contract/edition.ts'
import type { Story } from '../../../src/contract/story.ts'
import { exampleParameter } from '../../helpers/example-parameter.ts'
import { finishedStory, type OwnStory } from '../../helpers/improve.ts'
import { pictureIllustrator } from '../../helpers/picture-illustrator.ts'
import { openTestService, type TestService } from '../../helpers/service.ts'
import type { TestServiceOptions } from '../../helpers/service-on.ts'
import { readAs } from '../../helpers/start-story.ts'

const END_MS = 50_000
const LOOK_MS = 50

/** A service that really binds, with pictures that can be bound. */
export const openEditionService = (options: TestServiceOptions = {}): Promise<TestService> =>
  openTestService({ illustrator: pictureIllustrator, ...options })

/** A short story. */
export const shortStory = (test: TestService, chapterCount = 3): Promise<OwnStory> => {
  const parameter = exampleParameter()
  return finishedStory(test, {
    parameter: { ...parameter, story: { ...parameter.story, length: '500', chapterCount } },
  })
}

/** Makes a story long enough for a book on paper. */
export async function lengthen(
  { database }: Pick<TestService, 'database'>,
  { id }: { readonly id: string },
): Promise<void> {
  await sql`update chapter set text = repeat(text || E'\n\n', 6) where story_id = ${id}`.execute(database.db)
}

/** Leaves two paragraphs of each chapter: what is bound and spoken takes time by its length. */
export async function shorten(
  { database }: Pick<TestService, 'database'>,
  { id }: { readonly id: string },
): Promise<void> {
  await sql`update chapter set text = split_part(text, E'\n\n', 1) || E'\n\n' || split_part(text, E'\n\n', 2)
    where story_id = ${id}`.execute(database.db)
}

/** Has an edition made, as the shop does when it was paid for. */
export const order = (test: TestService, { id }: { readonly id: string }, edition: MadeEdition): Promise<void> =>
  test.database.db
    .transaction()
    .execute(transaction => makeEditionOf(test.workerDeps)(transaction, { story: id, edition, order: 'any' }))

/** Waits until an edition is no longer pending; its state. */
export async function made(
  test: TestService,
  { id }: { readonly id: string },
  kind: MadeEdition,
): Promise<MakingState> {
  for (const end = Date.now() + END_MS; Date.now() < end; await sleep(LOOK_MS)) {
    const row = await test.database.db
      .selectFrom('edition')
      .select('state')
      .where('story_id', '=', id)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow()
    if (row.state !== 'pending') return row.state
  }
  throw new Error(`the ${kind} was still being made after ${END_MS / 1000} s: ${test.logged.slice(-3).join('\n')}`)
}

export const storyOf = async (test: TestService, { id, claim }: OwnStory): Promise<Story> =>
  (await readAs(test.server, claim, `/stories/${id}`)).json()

export const itemsOf = (
  { mediaItems }: Pick<Story, 'mediaItems'>,
  kind: 'ebook' | 'audiobook' | 'paperback' | 'audio',
) => mediaItems.filter(({ type }) => type === kind)

export const endingOf = (address: string): string => /\.(\w+)\?/.exec(address)?.[1] ?? ''

/** Files in the store that no row speaks for, and rows without their file. */
export async function strayFiles(test: TestService, { id }: { readonly id: string }) {
  const { db } = test.database
  const rows = await db.selectFrom('media').select(['file', 'bytes']).where('story_id', '=', id).execute()
  const pending = await db.selectFrom('pending_file').select('file').where('story_id', '=', id).execute()
  const prefix = mediaKey({ story: id, file: '' })
  const stored = (await test.service.files.list(prefix)).map(key => key.slice(prefix.length))
  const known = new Set([...rows, ...pending].map(({ file }) => file))
  const torn: string[] = []
  for (const { file, bytes } of rows) {
    const stored = await test.service.files.open(`${prefix}${file}`)
    if (stored?.size !== bytes) torn.push(file)
  }
  return { orphaned: stored.filter(file => !known.has(file)), torn }
}
