import type { MadeEdition } from '../../contract/edition.ts'
import type { StepName } from '../../contract/positions.ts'
import type { WhenAway } from '../../lib/service-unavailable.ts'
import { countWords } from '../../lib/words.ts'
import type { StoryRow } from '../accounts/own-story.ts'
import { AuthorError, type RequestOptions, type Usage } from '../author/author.ts'
import { briefFor } from '../author/brief-for.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Jobs, StepJob, TaskName } from '../db/jobs.ts'
import { readStored, type StoredSchema } from '../db/stored.ts'
import { storedQuotes } from '../db/story-columns.ts'
import type { StorySignature } from '../editor/similarity.ts'
import type { PictureUsage } from '../illustrator/origin.ts'
import { recordPictures, recordTokens } from '../limits/token-budget.ts'
import type { Files } from '../outside/files/files.ts'
import { briefOfStory } from '../stories/brief-of-story.ts'
import { signaturesBefore } from '../stories/signatures-before.ts'
import { outputIn, type ReadOutputs } from '../stories/step-outputs.ts'
import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import type { Studio } from '../studio/studio.ts'
import { triesSoFar, whenAway } from './next-try.ts'

/** One try of one step: its input, and the store of its finished pieces. */
export interface Work {
  readonly story: StoryRow
  readonly brief: Brief
  readonly studio: Studio
  readonly files: Files
  readonly now: number
  readonly whenAway: WhenAway
  output<Name extends keyof ReadOutputs>(step: Name): ReadOutputs[Name]
  /** Made once, then read from the store. */
  checkpoint<T>(name: string, schema: StoredSchema<T>, make: () => Promise<T>): Promise<T>
  /** Finished chapters, in order. */
  chapters(): Promise<Manuscript[]>
  /** Of the same visitor's stories that were finished before this run began, newest first. */
  signaturesBefore(): Promise<readonly StorySignature[]>
  /** Makes a chapter readable. */
  keepChapter(chapter: Manuscript): Promise<void>
  requestOptions(part: string): RequestOptions
  /** Records what an image model was asked for. */
  recordPictureUsage(usage: PictureUsage | undefined): Promise<void>
  /** In the transaction that stores this step. */
  queueTask(transaction: Queries, task: TaskName, about: string): Promise<void>
  notifyReady(transaction: Queries): Promise<void>
}

export interface WorkDeps {
  readonly db: Database
  readonly files: Files
  readonly studio: Studio
  readonly clock: () => number
  readonly jobs: Pick<Jobs, 'sendTask'>
  /** Queues the mail that a story is complete, where one was asked for, in the caller's transaction. */
  readonly notifyReady: (transaction: Queries, storyId: string) => Promise<void>
  readonly notifyEdition: (transaction: Queries, made: { story: string; kind: MadeEdition }) => Promise<void>
}

/** Undefined when no work is left: the story is gone, failed, or in a newer run. */
export async function openWork(
  deps: WorkDeps,
  { data: job, retryCount }: { readonly data: StepJob; readonly retryCount: number },
  signal: AbortSignal,
): Promise<Work | undefined> {
  const { db } = deps
  const story = await db.selectFrom('story').selectAll().where('id', '=', job.storyId).executeTakeFirst()
  if (story?.status !== 'working' || story.run !== job.run) return undefined
  const rows = await db.selectFrom('story_step').selectAll().where('story_id', '=', story.id).execute()
  const tries = triesSoFar(job, retryCount)
  return {
    story,
    brief: await briefFor(deps.studio.author, briefOfStory(story)),
    studio: deps.studio,
    files: deps.files,
    now: deps.clock(),
    whenAway: whenAway(job, deps.clock()),
    output(step) {
      const output = outputIn(rows, step)
      if (!output) throw new Error(`step ${job.step} reads ${step}, which is not stored`)
      return output
    },
    checkpoint: (name, schema, make) => storedCheckpoint(db, story.id, { name, schema, make }),
    chapters: () => storedChapters(db, story.id),
    signaturesBefore: () => signaturesBefore(db, story),
    keepChapter: chapter => keepChapter(db, story, chapter),
    recordPictureUsage: async usage => {
      if (usage) await recordPictures(db, { storyId: story.id, step: job.step, ...usage })
    },
    queueTask: (transaction, task, about) => deps.jobs.sendTask(transaction, { storyId: story.id, task, about }),
    notifyReady: transaction => deps.notifyReady(transaction, story.id),
    requestOptions: part => ({
      signal,
      key: [story.id, story.run, job.step, part, tries].join(':'),
      spent: usage => spend(db, { storyId: story.id, step: job.step }, usage),
    }),
  }
}

/** Throws when the story has used up its reserved tokens: no further request is made. */
async function spend(db: Database, by: { storyId: string; step: StepName }, usage: Usage): Promise<void> {
  if (await recordTokens(db, { ...by, ...usage })) return
  throw new AuthorError('the tokens set aside for this story are used up', { passing: false })
}

interface Checkpoint<T> {
  readonly name: string
  readonly schema: StoredSchema<T>
  readonly make: () => Promise<T>
}

async function storedCheckpoint<T>(
  db: Database,
  storyId: string,
  { name: part, schema, make }: Checkpoint<T>,
): Promise<T> {
  const stored = await db
    .selectFrom('story_part')
    .select('output')
    .where('story_id', '=', storyId)
    .where('part', '=', part)
    .executeTakeFirst()
  if (stored) return readStored(schema, stored.output, `story_part.output of ${part}`)
  const made = await make()
  await db
    .insertInto('story_part')
    .values({ story_id: storyId, part, output: JSON.stringify(made) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return made
}

export async function storedChapters(db: Database, storyId: string): Promise<Manuscript[]> {
  const rows = await db
    .selectFrom('chapter')
    .select(['number', 'title', 'text', 'quotes'])
    .where('story_id', '=', storyId)
    .orderBy('number')
    .execute()
  return rows.map(row => ({ ...row, quotes: storedQuotes(row.quotes) }))
}

async function keepChapter(db: Database, story: StoryRow, chapter: Manuscript): Promise<void> {
  const { number, title, text, quotes = [] } = chapter
  await db
    .insertInto('chapter')
    .values({
      ...{ number, title, text, story_id: story.id },
      words: countWords(text, story.language),
      quotes: JSON.stringify(quotes),
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
