import type { IdeaUse, LandingProposal, LandingWords } from '../../../../contract/landing.ts'
import { seeded } from '../../../../lib/seeded.ts'
import type { LandingIdea, LandingTranslation, Random } from '../landing-author.ts'
import { agesOf, categoryOf, groupOf, kindOf } from './belongs.ts'
import { compose } from './compose.ts'
import { type Material, materialOf } from './material.ts'
import { planFor } from './plan.ts'
import { planOf } from './read-plan.ts'
import { ownWords } from './title.ts'
import { type Understood, understand } from './understand.ts'

/** A page from an idea by rules and written sentences, always sensible in its category. */
export function writeLanding({
  idea,
  language,
  category,
  random,
}: LandingIdea & { readonly random: Random }): LandingProposal {
  const material = materialOf(language)
  const found = understand(idea, language)
  const kind = kindOf(found, material)
  const chosenCategory = category ?? categoryOf(found, kind)
  const dice = seeded(`${random()} ${idea}`)
  const words = compose(planFor(found, chosenCategory, material, dice), found, material, dice)
  return {
    ...words,
    category: chosenCategory,
    group: groupOf(found, kind, chosenCategory),
    ages: agesOf(found, kind, chosenCategory),
    ideaUse: ideaUseOf(found, material),
  }
}

function ideaUseOf(found: Understood, material: Material): IdeaUse {
  if (found.tale !== undefined) return 'subject'
  const isFramed = found.person ?? found.occasion ?? found.name ?? ownWords(found, material)
  return isFramed === undefined ? 'none' : 'frame'
}

/** Same persons, occasion, subject, order and questions. Unknown words are left out, except proper names. */
export function translateLanding(request: LandingTranslation & { readonly random: Random }): LandingWords {
  const { idea, words, from, into, category, random } = request
  const found = understand(idea, from)
  const dice = seeded(`${random()} ${idea}`)
  const chosen = planFor(found, category, materialOf(from), dice)
  return compose(planOf(words, chosen, materialOf(from)), found, materialOf(into), dice)
}
