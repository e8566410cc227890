import * as z from 'zod/mini'
import type { TextModel } from '../../outside/model/model.ts'
import { instructions } from '../../prompts/instructions.ts'
import { PLAN_JUDGE_TASK, PLAN_LENSES } from '../../prompts/plan-judge-task.ts'
import type { Plan, RequestOptions } from '../author.ts'
import { ask } from './ask.ts'
import { briefAsData } from './brief-as-data.ts'
import { tokensFor } from './budget.ts'
import { candidatesOf, verdictOf } from './candidates.ts'
import { data } from './data.ts'
import { type PlanMaterial, writePlan } from './plan.ts'
import { givesAway } from './plot-secret.ts'

/** Words of a judgement. */
const JUDGEMENT_WORDS = 150

const JudgementOutput = z.strictObject({
  best: z.number(),
  borrow: z.array(z.string()),
  objection: z.string(),
  planted: z.string(),
  pays: z.string(),
  turn: z.string(),
  weakness: z.string(),
})
type Judgement = z.output<typeof JudgementOutput>

export interface PlanModels {
  readonly writer: TextModel
  readonly judge: TextModel
}

/** A plan through each lens, side by side. */
const writePlans = (writer: TextModel, material: PlanMaterial, options: RequestOptions): Promise<[Plan, ...Plan[]]> =>
  candidatesOf(
    PLAN_LENSES.map((lens, index) => writePlan(writer, { ...material, lens: { number: index + 1, lens } }, options)),
  )

async function judge(model: TextModel, { brief }: PlanMaterial, plans: readonly Plan[], options: RequestOptions) {
  const numbered = plans.map((plan, index) => ({ plan: index + 1, ...plan }))
  return ask(
    model,
    {
      part: 'plan-judge',
      name: 'plan-judge',
      instructions: instructions(brief),
      prompt: `${briefAsData(brief)}\n${data('plans', numbered)}\n\n${PLAN_JUDGE_TASK}`,
      schema: JudgementOutput,
      tokens: tokensFor(JUDGEMENT_WORDS, brief.language),
      problemIn: ({ best }) =>
        plans[best - 1] ? undefined : `"best" must be the number of a plan: 1 to ${plans.length}.`,
    },
    options,
  )
}

const mended = (before: string, after: string): string => (after.trim() === '' ? before : after)

/** The plan with the judge's notes, and its turn mended where that gives nothing away. */
function revisedBy(plan: Plan, { borrow, objection, weakness, ...links }: Judgement, language: string): Plan {
  if (!plan.secret) return plan
  const notes = [...borrow, objection, weakness].filter(note => note.trim() !== '')
  const { planted, pays, turn } = plan.secret
  const secret = {
    ...plan.secret,
    ...{ planted: mended(planted, links.planted), pays: mended(pays, links.pays), turn: mended(turn, links.turn) },
  }
  const shown = [plan.title, plan.teaser, ...plan.chapters.map(({ summary }) => summary)]
  return { ...plan, secret: { ...(givesAway(shown, secret, language) ? plan.secret : secret), notes } }
}

/** The best of three plans, its turn mended against a judge's objection, with what they would borrow. Without a usable judgement, the first. */
export async function choosePlan(models: PlanModels, material: PlanMaterial, options: RequestOptions): Promise<Plan> {
  const plans = await writePlans(models.writer, material, options)
  const [first] = plans
  if (plans.length === 1) return first
  const verdict = await verdictOf(judge(models.judge, material, plans, options))
  return verdict ? revisedBy(plans[verdict.best - 1] ?? first, verdict, material.brief.language) : first
}
