import type { LandingQuestion } from '../../../../contract/landing.ts'
import { formsOf } from './content.ts'
import { entry, type Material } from './material.ts'
import type { Plan, QuestionRef } from './plan.ts'
import { put } from './put.ts'

function listOf(from: QuestionRef['from'], plan: Plan, material: Material): readonly LandingQuestion[] {
  if (from === 'tale') return entry(material.tales, plan.tale).questions
  if (from === 'who') return entry(material.kinds, plan.kind).questions
  if (from === 'occasion') return plan.occasion ? entry(material.occasions, plan.occasion).questions : []
  return material.phrases.ownQuestions
}

export function questionOf({ from, index }: QuestionRef, plan: Plan, title: string, material: Material) {
  const found = listOf(from, plan, material)[index]
  if (!found) return undefined
  const values = { ...formsOf(plan, material), title }
  return { question: put(found.question, values, material.language), options: [...found.options] }
}

export const questionsOf = (plan: Plan, title: string, material: Material): LandingQuestion[] =>
  plan.questionRefs.flatMap(ref => questionOf(ref, plan, title, material) ?? [])
