import type { Bible, Plan, Rename, Scenery, Sheet } from '../../author/author.ts'
import { renamedBrief } from '../../author/improve/renamed-brief.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import type { TaskWork } from '../../studio/task.ts'
import { FIRST_VERSION, lastVersion } from '../../versions/versions.ts'

export interface Finished {
  readonly version: number
  readonly bible: Bible
  /** Title page as number 0, then the chapters. */
  readonly pages: readonly Manuscript[]
  readonly renames: readonly Rename[]
}

export async function readFinished(work: TaskWork): Promise<Finished> {
  const { db, story } = work
  const last = await lastVersion(db, story.id)
  const renames = last?.renames ?? []
  const steps = await db
    .selectFrom('story_step')
    .select(['step', 'output'])
    .where('story_id', '=', story.id)
    .where('step', 'in', ['character', 'places', 'plan'])
    .execute()
  const outputs = new Map<string, unknown>(steps.map(({ step, output }) => [step, output]))
  const bible: Bible = {
    brief: renamedBrief(work.brief, renames),
    sheet: outputs.get('character') as Sheet,
    scenery: outputs.get('places') as Scenery,
    plan: outputs.get('plan') as Plan,
  }
  const title = { number: 0, title: story.title ?? '', text: story.teaser ?? '' }
  return { version: last?.number ?? FIRST_VERSION, bible, pages: [title, ...(await work.chapters())], renames }
}
