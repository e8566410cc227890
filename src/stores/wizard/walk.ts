import type { StepName } from '../../contract/answers/row.ts'
import type { Draft } from './draft.ts'
import type { Problem } from './problems.ts'
import type { Step } from './steps.ts'

export interface Walk {
  readonly steps: readonly Step[]
  readonly problems: readonly Problem[]
  readonly draft: Draft
}

/** Steps left in good order, and still so. */
export function answeredSteps({ steps, problems, draft }: Walk): Set<string> {
  const faulty = new Set<string>(problems.map(problem => problem.step))
  return new Set(steps.map(step => step.name).filter(name => draft.passed.includes(name) && !faulty.has(name)))
}

/** `wanted`, but no further than the first card with a problem. */
export function reachable(wanted: string | undefined, { steps, problems }: Walk): StepName {
  const last = steps.findIndex(step => problems.some(problem => problem.step === step.name))
  const at = steps.findIndex(step => step.name === wanted)
  const step = steps[last === -1 ? at : Math.min(at, last)] ?? steps[0]
  if (!step) throw new Error('a wizard without a step')
  return step.name
}

/** "check" is never skipped. */
export function following(from: StepName | undefined, skipped: ReadonlySet<string>, { steps }: Walk): StepName {
  const after = steps.slice(steps.findIndex(step => step.name === from) + 1)
  return after.find(step => !skipped.has(step.name))?.name ?? 'check'
}

export function preceding(from: StepName, { steps }: Walk): StepName | undefined {
  return steps[steps.findIndex(step => step.name === from) - 1]?.name
}
