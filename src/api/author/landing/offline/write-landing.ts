import type { LandingProposal, LandingWords } from '../../../../contract/landing.ts'
import { seeded } from '../../../../lib/seeded.ts'
import type { LandingIdea, LandingTranslation, Random } from '../landing-author.ts'
import { agesOf, categoryOf, groupOf, kindOf } from './belongs.ts'
import { compose } from './compose.ts'
import { materialOf } from './material.ts'
import { planFor } from './plan.ts'
import { planOf } from './read-plan.ts'
import { understand } from './understand.ts'

/**
 * A page from an idea, without a model: rules find who, what for and what about, and sentences written for each
 * language say it. Whatever the idea holds, the page is a sensible one of its category. Another idea gives other choices.
 */
export function writeLanding({
  idea,
  language,
  category,
  random,
}: LandingIdea & { readonly random: Random }): LandingProposal {
  const material = materialOf(language)
  const found = understand(idea, language)
  const kind = kindOf(found, material)
  const stage = category ?? categoryOf(found, kind)
  const dice = seeded(`${random()} ${idea}`)
  const words = compose(planFor(found, stage, material, dice), found, material, dice)
  return { ...words, category: stage, group: groupOf(found, kind, stage), ages: agesOf(found, kind, stage) }
}

/**
 * A page in another language: the same persons, occasion, subject, order and questions, written there from the start.
 * What the material does not know is left out, but for a proper name.
 */
export function translateLanding(ask: LandingTranslation & { readonly random: Random }): LandingWords {
  const { idea, words, from, into, category, random } = ask
  const found = understand(idea, from)
  const dice = seeded(`${random()} ${idea}`)
  const chosen = planFor(found, category, materialOf(from), dice)
  return compose(planOf(words, chosen, materialOf(from)), found, materialOf(into), dice)
}
