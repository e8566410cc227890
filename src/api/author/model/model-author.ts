import { STORY_LENGTHS } from '../../../contract/limits.ts'
import type { TextModel } from '../../outside/model/model.ts'
import type { Author } from '../author.ts'
import { writeChapter } from './chapter.ts'
import { writeCharacter } from './character.ts'
import { findContradictions } from './continuity.ts'
import { improveStory } from './improve.ts'
import { writePlaces } from './locations.ts'
import { writeOutline } from './outline.ts'
import { writePlan } from './plan.ts'
import { repairChapter } from './repair.ts'

export function openModelAuthor(model: TextModel): Author {
  return {
    kind: 'model',
    languages: null,
    lengths: STORY_LENGTHS,
    toddlerLengths: STORY_LENGTHS,
    character: (brief, errand) => writeCharacter(model, brief, errand),
    places: (brief, errand) => writePlaces(model, brief, errand),
    plan: (brief, sheet, scenery, errand) => writePlan(model, { brief, sheet, scenery }, errand),
    outline: (bible, errand) => writeOutline(model, bible, errand),
    chapter: (bible, number, outline, errand) => writeChapter(model, { bible, number, outline }, errand),
    continuity: (bible, outline, chapters, errand) => findContradictions(model, { bible, outline, chapters }, errand),
    improve: (bible, pages, ask, errand) => improveStory(model, { bible, pages, ask }, errand),
    repair: (bible, chapter, findings, errand) => repairChapter(model, { bible, chapter, findings }, errand),
  }
}
