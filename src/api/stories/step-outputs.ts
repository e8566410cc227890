import type { StepName } from '../../contract/positions.ts'
import type { Queries } from '../db/database.ts'

/** What a story's finished steps made, by step. */
export async function stepOutputs(queries: Queries, storyId: string): Promise<ReadonlyMap<StepName, unknown>> {
  const rows = await queries
    .selectFrom('story_step')
    .select(['step', 'output'])
    .where('story_id', '=', storyId)
    .execute()
  return new Map(rows.map(row => [row.step, row.output]))
}
