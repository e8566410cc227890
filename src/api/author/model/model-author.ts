import { STORY_LENGTHS } from '../../../contract/limits.ts'
import type { TextModel } from '../../outside/model/model.ts'
import { chapterWords } from '../../story/chapter-words.ts'
import type { Author, Bible, Outline, Quality } from '../author.ts'
import { PART_WORDS_MAX } from './budget.ts'
import { writeChapter } from './chapter.ts'
import { writeCharacter } from './character.ts'
import { readFinally } from './final-read.ts'
import { forecast } from './forecast.ts'
import { improveStory } from './improve.ts'
import { writeScenery } from './locations.ts'
import { modelBrief } from './model-brief.ts'
import { chooseOpening } from './opening-choice.ts'
import { writeOutline } from './outline.ts'
import { writePlan } from './plan.ts'
import { choosePlan } from './plan-choice.ts'
import { repairChapter } from './repair.ts'

export interface ModelAuthorOptions {
  /** `best`, the default, has three plans and two openings judged. */
  readonly quality?: Quality
  /** Judges plans and openings, best of another family; the writer itself where there is none. */
  readonly judge?: TextModel | undefined
}

/** One that is written at one go: nobody waits longer for the better of two. */
const isShortOpening = ({ brief }: Bible, number: number, outline: Outline | undefined): boolean =>
  number === 1 && !outline && (chapterWords(brief)[0] ?? 0) <= PART_WORDS_MAX

export function openModelAuthor(
  model: TextModel,
  { quality = 'best', judge = model }: ModelAuthorOptions = {},
): Author {
  const plan: Author['plan'] = (brief, sheet, scenery, options) =>
    quality === 'fast'
      ? writePlan(model, { brief, sheet, scenery }, options)
      : choosePlan({ writer: model, judge }, { brief, sheet, scenery }, options)
  const chapter: Author['chapter'] = (bible, number, outline, options, before = []) =>
    quality === 'best' && isShortOpening(bible, number, outline)
      ? chooseOpening({ writer: model, judge }, bible, options)
      : writeChapter(model, { bible, number, outline, before }, options)
  return {
    kind: 'model',
    quality,
    thinkingTokens: Math.max(model.thinkingTokens ?? 0, judge.thinkingTokens ?? 0),
    brief: modelBrief,
    forecast: async brief => forecast(brief),
    languages: null,
    lengths: STORY_LENGTHS,
    toddlerLengths: STORY_LENGTHS,
    character: (brief, options) => writeCharacter(model, brief, options),
    places: (brief, options) => writeScenery(model, brief, options),
    plan,
    outline: (bible, options) => writeOutline(model, bible, options),
    chapter,
    finalRead: (bible, chapters, options) => readFinally(model, { bible, chapters }, options),
    improve: (bible, pages, request, options) => improveStory(model, { bible, pages, request }, options),
    repair: (bible, chapter, findings, options) => repairChapter(model, { bible, chapter, findings }, options),
  }
}
