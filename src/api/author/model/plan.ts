import * as z from 'zod/mini'
import type { TextModel } from '../../outside/model/model.ts'
import { instructions } from '../../prompts/instructions.ts'
import type { Brief } from '../../story/brief.ts'
import type { Errand, Plan, Scenery, Sheet } from '../author.ts'
import { ask } from './ask.ts'
import { wish } from './brief-as-data.ts'
import { openingFacts, tokensFor } from './budget.ts'
import { data } from './data.ts'
import { factsAsData } from './facts-as-data.ts'
import { tidy } from './tidy.ts'

const PLAN_WORDS = 150
const PLAN_WORDS_PER_CHAPTER = 60

const Answer = z.strictObject({
  title: z.string(),
  teaser: z.string(),
  chapters: z.array(z.strictObject({ title: z.string(), summary: z.string() })),
})
type Answer = z.output<typeof Answer>

export const planTask = (
  brief: Brief,
) => `Plan the story, in the story's language, in exactly ${brief.chapterCount} chapters.
The shape: a wish, an obstacle, a first try that fails and costs something, help with a condition, a second try that fails
and teaches, a turn whose key was planted early, a new balance, a last image that rhymes with the first. A short story
leaves tries out. Give every fact of the data a job: key of the turn, obstacle, running joke, way home, voice of a helper.
- title: at most eight words, no colon, not the category.
- teaser: two sentences that make one want to read and give the turn away to nobody.
- chapters: each with a title of two to six words and a summary of 20 to 40 words: who wants what, what is tried, what it
  costs, how it changes. Chapter 1 introduces the hero, the place and the wish, and tells the facts of "openingFacts".`

function problemIn(answer: Answer, brief: Brief): string | undefined {
  if (answer.chapters.length !== brief.chapterCount)
    return `There are ${answer.chapters.length} chapters; there must be exactly ${brief.chapterCount}.`
  const texts = [answer.title, answer.teaser, ...answer.chapters.flatMap(({ title, summary }) => [title, summary])]
  return texts.some(text => text.trim() === '') ? 'No title, teaser or summary may be empty.' : undefined
}

/** The story in short: what the visitor sees while it is written, and what every chapter must follow. */
export async function writePlan(
  model: TextModel,
  { brief, sheet, scenery }: { brief: Brief; sheet: Sheet; scenery: Scenery },
  errand: Errand,
): Promise<Plan> {
  const facts = factsAsData(brief.facts)
  const opening = openingFacts(brief).map(fact => fact.id)
  const material = data('bible', { hero: sheet, scenery, facts, openingFacts: opening })
  const question = {
    part: 'plan',
    name: 'plan',
    instructions: instructions(brief),
    prompt: `${wish(brief)}\n${material}\n${data('task', { chapterCount: brief.chapterCount })}\n\n${planTask(brief)}`,
    schema: Answer,
    tokens: tokensFor(PLAN_WORDS + brief.chapterCount * PLAN_WORDS_PER_CHAPTER, brief.language),
    problemIn: (answer: Answer) => problemIn(answer, brief),
  }
  const answer = await ask(model, question, errand)
  const line = (text: string) => tidy(text, brief.language)
  const chapters = answer.chapters.map(({ title, summary }, index) => {
    return { number: index + 1, title: line(title), summary: line(summary) }
  })
  return { title: line(answer.title), teaser: line(answer.teaser), chapters }
}
