import { chapterSubjects, pictureBriefOf } from '../../studio/picture-brief.ts'
import type { TaskWork } from '../../studio/task.ts'

/** Whether a provider drew any picture of the story. */
export async function isDrawnByModel({ db, story }: Pick<TaskWork, 'db' | 'story'>): Promise<boolean> {
  const drawn = await db
    .selectFrom('provider_usage')
    .select('id')
    .where('story_id', '=', story.id)
    .where('pictures', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return drawn !== undefined
}

/**
 * The chapters' pictures drawn anew for whole printed pages, by number; JPEG. None where a model drew them, whose
 * pictures cannot be drawn larger, or where the plan of the story is gone. `drawn` chapters have their own, the
 * others the last of these: for pages that only count.
 */
export async function chapterPlates(work: TaskWork, drawn = Infinity): Promise<ReadonlyMap<number, Uint8Array>> {
  const [plan, outline] = await Promise.all([work.plan(), work.outline()])
  const plates = new Map<number, Uint8Array>()
  if (!plan || !outline || (await isDrawnByModel(work))) return plates
  const brief = pictureBriefOf(work.brief, plan)
  let bytes: Uint8Array | undefined
  for (const [index, chapter] of outline.chapters.entries()) {
    const { number, view } = chapter
    const story = chapterSubjects(work.brief, chapter, plan)
    const scene = { chapter: number, count: outline.chapters.length, ...view, story }
    if (index < drawn) bytes = (await work.studio.illustrator.plate(brief, scene, work.signal)).bytes
    if (bytes) plates.set(number, bytes)
  }
  return plates
}
