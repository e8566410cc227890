import * as z from 'zod/mini'
import type { TextModel } from '../../outside/model/model.ts'
import { instructions } from '../../prompts/instructions.ts'
import { OUTLINE_TASK } from '../../prompts/outline-task.ts'
import { type Bible, type ChapterOutline, type Outline, type RequestOptions, TIMES_OF_DAY } from '../author.ts'
import { chapterWords } from '../chapter-words.ts'
import { ask } from './ask.ts'
import { bibleAsData } from './bible-as-data.ts'
import { openingFacts, tokensFor } from './budget.ts'
import { data } from './data.ts'
import { dealFacts } from './deal-facts.ts'
import { tidy } from './tidy.ts'
import { viewOf } from './view.ts'

const OUTLINE_WORDS = 120
const OUTLINE_WORDS_PER_CHAPTER = 220
const WORDS_PER_SCENE = 250

const OutlineOutput = z.strictObject({
  startSummary: z.string(),
  chapters: z.array(
    z.strictObject({
      entry: z.string(),
      scenes: z.array(z.string()),
      exit: z.string(),
      facts: z.array(z.string()),
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
  const isThin = answer.chapters.some(({ entry, scenes, exit }) => !entry.trim() || !exit.trim() || scenes.length === 0)
  return isThin ? 'A chapter has no entry, no exit or no scene.' : undefined
}

/** Words and facts are distributed by code, because both must be exact. */
export async function writeOutline(model: TextModel, bible: Bible, options: RequestOptions): Promise<Outline> {
  const { brief } = bible
  const words = chapterWords(brief)
  const scenes = words.map(count => Math.max(1, Math.round(count / WORDS_PER_SCENE)))
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
  const chapters = output.chapters.map(({ entry, scenes, exit, ...seen }, index): ChapterOutline => {
    const view = viewOf(brief, seen)
    return { number: index + 1, words: words[index] ?? 0, entry, scenes, exit, facts: facts[index] ?? [], view }
  })
  return { startSummary: tidy(output.startSummary, brief.language), chapters }
}
