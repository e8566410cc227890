import * as z from 'zod/mini'
import type { TextModel } from '../../outside/model/model.ts'
import { sceneCount } from '../../prompts/chapter-task.ts'
import { instructions } from '../../prompts/instructions.ts'
import { OUTLINE_TASK } from '../../prompts/outline-task.ts'
import { chapterWords } from '../../story/chapter-words.ts'
import { openingFacts } from '../../story/opening-facts.ts'
import { type Bible, type ChapterOutline, type Outline, type RequestOptions, TIMES_OF_DAY } from '../author.ts'
import { ask } from './ask.ts'
import { bibleAsData } from './bible-as-data.ts'
import { tokensFor } from './budget.ts'
import { data } from './data.ts'
import { dealFacts, dealPlants } from './deal-facts.ts'
import { tidy } from './tidy.ts'
import { viewOf } from './view.ts'
import { weighedWords } from './weighed-words.ts'

const OUTLINE_WORDS = 160
const OUTLINE_WORDS_PER_CHAPTER = 200

const OutlineOutput = z.strictObject({
  startSummary: z.string(),
  states: z.array(z.string()),
  chapters: z.array(
    z.strictObject({
      scenes: z.array(z.string()),
      facts: z.array(z.string()),
      plants: z.array(z.string()),
      place: z.string(),
      people: z.array(z.string()),
      timeOfDay: z.nullable(z.enum(TIMES_OF_DAY)),
    }),
  ),
})
type OutlineOutput = z.output<typeof OutlineOutput>

function problemIn(answer: OutlineOutput, { brief }: Bible): string | undefined {
  if (answer.chapters.length !== brief.chapterCount)
    return `There are ${answer.chapters.length} chapters; there must be exactly ${brief.chapterCount}.`
  if (answer.startSummary.trim() === '') return 'startSummary is empty.'
  if (answer.states.length !== brief.chapterCount + 1 || answer.states.some(state => state.trim() === ''))
    return `"states" must have exactly ${brief.chapterCount + 1} entries, none of them empty.`
  return answer.chapters.some(({ scenes }) => scenes.length === 0) ? 'A chapter has no scene.' : undefined
}

/** A story of one chapter is written from its plan: there are no borders to agree on. */
function outlineOfOne({ brief, plan }: Bible): Outline {
  const view = { place: brief.places[0] ?? brief.location, who: brief.relations.map((_, index) => index).slice(0, 1) }
  const [only] = plan.chapters
  const facts = openingFacts(brief).map(({ id }) => id)
  const chapter = { number: 1, words: brief.words, entry: '', scenes: [], exit: '', facts, view }
  return { startSummary: only?.summary ?? plan.teaser, chapters: [chapter] }
}

/** Words and facts are distributed by code, because both must be exact. */
export async function writeOutline(model: TextModel, bible: Bible, options: RequestOptions): Promise<Outline> {
  const { brief } = bible
  if (brief.chapterCount === 1) return outlineOfOne(bible)
  const words = chapterWords(brief)
  const scenes = words.map(sceneCount)
  const opening = openingFacts(brief).map(fact => fact.id)
  const task = data('task', { chapterCount: brief.chapterCount, scenes, openingFacts: opening })
  const question = {
    part: 'outline',
    name: 'outline',
    instructions: instructions(brief),
    prompt: `${bibleAsData(bible, brief.facts)}\n${task}\n\n${OUTLINE_TASK}`,
    schema: OutlineOutput,
    tokens: tokensFor(OUTLINE_WORDS + brief.chapterCount * OUTLINE_WORDS_PER_CHAPTER, brief.language),
    problemIn: (output: OutlineOutput) => problemIn(output, bible),
  }
  const output = await ask(model, question, options)
  const facts = dealFacts(
    brief,
    output.chapters.map(chapter => chapter.facts),
  )
  const planted = dealPlants(
    facts,
    output.chapters.map(chapter => chapter.plants),
  )
  const weighed = weighedWords(
    words,
    output.chapters.map(chapter => chapter.scenes.length),
  )
  const chapters = output.chapters.map(({ scenes, ...seen }, index): ChapterOutline => {
    const borders = { entry: output.states[index] ?? '', exit: output.states[index + 1] ?? '' }
    const view = viewOf(brief, seen)
    const dealt = { facts: facts[index] ?? [], plants: planted[index] ?? [] }
    return { number: index + 1, words: weighed[index] ?? 0, ...borders, scenes, ...dealt, view }
  })
  return { startSummary: tidy(output.startSummary, brief.language), chapters }
}
