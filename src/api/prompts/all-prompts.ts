import { TASK as CHARACTER } from '../author/model/character.ts'
import { TASK as CONTINUITY } from '../author/model/continuity.ts'
import { TASK as IMPROVE } from '../author/model/improve.ts'
import { TASK as PLACES } from '../author/model/locations.ts'
import { TASK as OUTLINE } from '../author/model/outline.ts'
import { planTask } from '../author/model/plan.ts'
import { TASK as REPAIR } from '../author/model/repair.ts'
import type { Brief } from '../story/brief.ts'
import { chapterTask } from './chapter-task.ts'
import { instructions } from './instructions.ts'

/** Everything we tell a model beside the visitor's data: nothing of it may stand in a story. */
export function ownTexts(brief: Brief): string[] {
  const { words, chapterCount } = brief
  const chapters = [0, 1].map(index => chapterTask({ number: 1, chapters: chapterCount, index, count: 2, words }))
  const last = chapterTask({ number: chapterCount, chapters: chapterCount, index: 0, count: 1, words })
  return [
    instructions(brief),
    ...chapters,
    last,
    planTask(brief),
    CHARACTER,
    CONTINUITY,
    OUTLINE,
    PLACES,
    REPAIR,
    IMPROVE,
  ]
}

/** Names of fields in our prompts and schemas; no story has a word like them. */
export const FIELD_NAMES =
  /(?<!\p{L})(?:mustSay|startSummary|openingFacts|chapterCount|timeOfDay|targetAge|inTheSpiritOf|realWorld|chapterBeforeEnds|chapterAfterBegins|json_schema|system prompt|systemprompt)(?!\p{L})/iu
