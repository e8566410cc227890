import type { Bible, Rename } from '../../author/author.ts'
import { renamedBrief } from '../../author/improve/renamed-brief.ts'
import { outputIn, type ReadOutputs } from '../../stories/step-outputs.ts'
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
  const output = <Name extends keyof ReadOutputs>(step: Name): ReadOutputs[Name] => {
    const stored = outputIn(steps, step)
    if (!stored) throw new Error(`a finished story has no output of its step ${step}`)
    return stored
  }
  const bible: Bible = {
    brief: renamedBrief(work.brief, renames),
    sheet: output('character'),
    scenery: output('places'),
    plan: output('plan'),
  }
  const title = { number: 0, title: story.title ?? '', text: story.teaser ?? '' }
  return { version: last?.number ?? FIRST_VERSION, bible, pages: [title, ...(await work.chapters())], renames }
}
