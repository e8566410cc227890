import type { Brief } from '../story/brief.ts'
import { chapterTask } from './chapter-task.ts'
import { CHARACTER_TASK } from './character-task.ts'
import { FINAL_READ_TASK } from './final-read-task.ts'
import { IMPROVE_TASK } from './improve-task.ts'
import { instructions } from './instructions.ts'
import { LOCATIONS_TASK } from './locations-task.ts'
import { OPENING_JUDGE_TASK, OPENING_LENSES } from './opening-judge-task.ts'
import { OUTLINE_TASK } from './outline-task.ts'
import { PLAN_JUDGE_TASK, PLAN_LENSES } from './plan-judge-task.ts'
import { planTask } from './plan-task.ts'
import { REPAIR_TASK } from './repair-task.ts'

/** Everything sent to a model beside the visitor's data. */
export function ownTexts(brief: Brief): string[] {
  const { words, chapterCount } = brief
  const chapters = [0, 1].map(index =>
    chapterTask({ number: 1, chapters: chapterCount, index, count: 2, words, isAfterOthers: false }),
  )
  const last = chapterTask({
    number: chapterCount,
    chapters: chapterCount,
    index: 0,
    count: 1,
    words,
    isAfterOthers: true,
  })
  return [
    instructions(brief),
    ...chapters,
    last,
    planTask(brief),
    CHARACTER_TASK,
    FINAL_READ_TASK,
    PLAN_JUDGE_TASK,
    ...PLAN_LENSES,
    OPENING_JUDGE_TASK,
    ...OPENING_LENSES,
    OUTLINE_TASK,
    LOCATIONS_TASK,
    REPAIR_TASK,
    IMPROVE_TASK,
  ]
}

/** Field names of our prompts and schemas; no story has a word like them. */
export const FIELD_NAMES =
  /(?<!\p{L})(?:mustSay|asksFor|startSummary|openingFacts|chapterCount|timeOfDay|targetAge|inTheSpiritOf|realWorld|firstImage|lastImage|styleSample|json_schema|system prompt|systemprompt)(?!\p{L})/iu
