import * as z from 'zod/mini'
import type { TextModel } from '../../outside/model/model.ts'
import { instructions } from '../../prompts/instructions.ts'
import { planTask } from '../../prompts/plan-task.ts'
import type { Brief } from '../../story/brief.ts'
import { openingFacts } from '../../story/opening-facts.ts'
import type { Plan, RequestOptions, Scenery, Sheet } from '../author.ts'
import { ask } from './ask.ts'
import { briefAsData } from './brief-as-data.ts'
import { tokensFor } from './budget.ts'
import { data } from './data.ts'
import { factsAsData } from './facts-as-data.ts'
import { drawableAsData, drawableOf, SubjectsOutput } from './plan-subjects.ts'
import { gapIn, givesAway, SECRET_WORDS, SECRET_WORDS_PER_CHAPTER, SecretOutput } from './plot-secret.ts'
import { tidy } from './tidy.ts'

const PLAN_WORDS = 150 + SECRET_WORDS
const PLAN_WORDS_PER_CHAPTER = 60 + SECRET_WORDS_PER_CHAPTER

const PlanOutput = z.strictObject({
  title: z.string(),
  teaser: z.string(),
  chapters: z.array(z.strictObject({ title: z.string(), summary: z.string() })),
  secret: SecretOutput,
  subjects: SubjectsOutput,
})
type PlanOutput = z.output<typeof PlanOutput>

function problemIn(output: PlanOutput, brief: Brief): string | undefined {
  if (output.chapters.length !== brief.chapterCount)
    return `There are ${output.chapters.length} chapters; there must be exactly ${brief.chapterCount}.`
  const texts = [output.title, output.teaser, ...output.chapters.flatMap(({ title, summary }) => [title, summary])]
  if (texts.some(text => text.trim() === '')) return 'No title, teaser or summary may be empty.'
  const gap = gapIn(output.secret, brief.chapterCount)
  if (gap !== undefined) return gap
  return givesAway(texts, output.secret, brief.language)
    ? 'Title, teaser or a summary gives the turn or the last image away.'
    : undefined
}

export interface PlanMaterial {
  readonly brief: Brief
  readonly sheet: Sheet
  readonly scenery: Scenery
  /** What the key of the turn is; absent where that is the author's to choose. */
  readonly lens?: { readonly number: number; readonly lens: string }
}

export async function writePlan(
  model: TextModel,
  { brief, sheet, scenery, lens }: PlanMaterial,
  options: RequestOptions,
): Promise<Plan> {
  const facts = factsAsData(brief.facts)
  const opening = openingFacts(brief).map(fact => fact.id)
  const material = data('bible', { hero: sheet, scenery, facts, openingFacts: opening })
  const question = {
    part: lens ? `plan-${lens.number}` : 'plan',
    name: 'plan',
    instructions: instructions(brief),
    prompt: `${briefAsData(brief)}\n${material}\n${data('task', { chapterCount: brief.chapterCount, words: brief.words })}\n${drawableAsData()}\n\n${planTask(brief)}${lens ? `\n${lens.lens}` : ''}`,
    schema: PlanOutput,
    tokens: tokensFor(PLAN_WORDS + brief.chapterCount * PLAN_WORDS_PER_CHAPTER, brief.language),
    problemIn: (answer: PlanOutput) => problemIn(answer, brief),
  }
  const output = await ask(model, question, options)
  const line = (text: string) => tidy(text, brief.language)
  const chapters = output.chapters.map(({ title, summary }, index) => {
    return { number: index + 1, title: line(title), summary: line(summary) }
  })
  return {
    title: line(output.title),
    teaser: line(output.teaser),
    chapters,
    secret: output.secret,
    subjects: drawableOf(output.subjects),
  }
}
