import * as z from 'zod/mini'
import { outageIn } from '../../../lib/service-unavailable.ts'
import type { TextModel } from '../../outside/model/model.ts'
import { instructions } from '../../prompts/instructions.ts'
import { PLAN_JUDGE_TASK, PLAN_LENSES } from '../../prompts/plan-judge-task.ts'
import { AuthorError, type Plan, type RequestOptions } from '../author.ts'
import { ask } from './ask.ts'
import { briefAsData } from './brief-as-data.ts'
import { tokensFor } from './budget.ts'
import { data } from './data.ts'
import { type PlanMaterial, writePlan } from './plan.ts'

/** Words of a judgement. */
const JUDGEMENT_WORDS = 150

const JudgementOutput = z.strictObject({ best: z.number(), borrow: z.array(z.string()), weakness: z.string() })

export interface PlanModels {
  readonly writer: TextModel
  readonly judge: TextModel
}

/** A plan through each lens, side by side. One that fails is missed by nobody as long as another is there. */
async function writePlans(writer: TextModel, material: PlanMaterial, options: RequestOptions): Promise<Plan[]> {
  const written = await Promise.allSettled(
    PLAN_LENSES.map((lens, index) => writePlan(writer, { ...material, lens: { number: index + 1, lens } }, options)),
  )
  const plans = written.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = written.find(one => one.status === 'rejected')
  if (plans.length === 0 && failed) throw failed.reason
  return plans
}

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

const noted = (plan: Plan, notes: readonly string[]): Plan =>
  plan.secret ? { ...plan, secret: { ...plan.secret, notes: notes.filter(note => note.trim() !== '') } } : plan

/** The best of three plans, with what a judge would borrow and mend. Without a usable judgement, the first. */
export async function choosePlan(models: PlanModels, material: PlanMaterial, options: RequestOptions): Promise<Plan> {
  const plans = await writePlans(models.writer, material, options)
  const [first] = plans
  if (!first) throw new Error('no plan, and no reason')
  if (plans.length === 1) return first
  try {
    const { best, borrow, weakness } = await judge(models.judge, material, plans, options)
    return noted(plans[best - 1] ?? first, [...borrow, weakness])
  } catch (error) {
    if (!(error instanceof AuthorError) || outageIn(error) || !error.passing) throw error
    return first
  }
}
