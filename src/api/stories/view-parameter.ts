import type { Parameter } from '../../contract/parameter.ts'
import { ownStory } from '../accounts/own-story.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Database } from '../db/database.ts'
import { storedParameter } from '../db/story-columns.ts'
import { Refusal } from '../results/refusal.ts'

export async function viewParameter(
  { db }: { readonly db: Database },
  id: string,
  viewer: Viewer,
): Promise<{ parameter: Parameter } | Refusal> {
  const story = await ownStory(db, id, viewer)
  return story instanceof Refusal ? story : { parameter: storedParameter(story.parameter) }
}
