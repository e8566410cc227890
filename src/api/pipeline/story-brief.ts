import type { StoryRow } from '../accounts/own-story.ts'
import type { Author } from '../author/author.ts'
import { earlierHistories } from '../stories/earlier-histories.ts'
import type { Brief } from '../story/brief.ts'
import { briefOf } from '../story/brief-of.ts'
import { memoryOf } from '../story/memory.ts'

/** The answers of a stored story, with the facts that its author proves. */
export async function storyBrief(author: Author, story: StoryRow): Promise<Brief> {
  const brief = briefOf(story.parameter, story.seed, memoryOf(earlierHistories(story)))
  return author.facts ? { ...brief, facts: await author.facts(brief) } : brief
}
