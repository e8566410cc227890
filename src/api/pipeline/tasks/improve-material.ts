import type { Bible } from '../../author/author.ts'
import { briefFor } from '../../author/brief-for.ts'
import { type BriefChange, storedChanges } from '../../author/improve/brief-change.ts'
import { revisedBrief } from '../../author/improve/revised-brief.ts'
import { withoutOverruled } from '../../author/improve/without-overruled.ts'
import { outputIn, type ReadOutputs } from '../../stories/step-outputs.ts'
import type { Brief } from '../../story/brief.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import type { TaskWork } from '../../studio/task.ts'
import { FIRST_VERSION, lastVersion } from '../../versions/versions.ts'

export interface Finished {
  readonly version: number
  readonly bible: Bible
  /** Title page as number 0, then the chapters. */
  readonly pages: readonly Manuscript[]
  /** The brief that the story was written from. */
  readonly brief: Brief
  /** Of the brief, by earlier revisions. */
  readonly changes: readonly BriefChange[]
  /** Ids of facts that earlier revisions took out. */
  readonly overruled: readonly string[]
}

export async function readFinished(work: TaskWork): Promise<Finished> {
  const { db, story } = work
  const last = await lastVersion(db, story.id)
  const changes = storedChanges(last)
  const overruled = last?.overruled ?? []
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
    brief: withoutOverruled(await briefFor(work.studio.author, revisedBrief(work.brief, changes)), overruled),
    sheet: output('character'),
    scenery: output('places'),
    plan: output('plan'),
  }
  const title = { number: 0, title: story.title ?? '', text: story.teaser ?? '' }
  return {
    version: last?.number ?? FIRST_VERSION,
    bible,
    pages: [title, ...(await work.chapters())],
    brief: work.brief,
    changes,
    overruled,
  }
}
