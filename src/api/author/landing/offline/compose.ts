import type { LandingWords } from '../../../../contract/landing.ts'
import type { Language } from '../../../../contract/languages.ts'
import type { Seeded } from '../../../../lib/seeded.ts'
import { slugOf } from '../../../../lib/slug.ts'
import { contentOf } from './content.ts'
import { entry, type Material } from './material.ts'
import { metaDescriptionOf, metaTitleOf } from './meta.ts'
import type { Plan } from './plan.ts'
import { put } from './put.ts'
import { questionsOf } from './questions.ts'
import { productOf, titleOf } from './title.ts'
import type { Understood } from './understand.ts'

/** In French and Italian an apostrophe separates words: "l'île" is not "lîle". */
const addressOf = (title: string, language: Language) =>
  slugOf(language === 'fr' || language === 'it' ? title.replace(/['’]/gu, ' ') : title, language)

export function compose(plan: Plan, found: Understood, material: Material, dice: Seeded): LandingWords {
  const { phrases, language } = material
  const title = titleOf(plan, found, material)
  const thing = entry(material.tales, plan.tale).things[plan.thing] ?? ''
  return {
    title,
    content: contentOf(title, plan, found, material, dice),
    boxTitle: put(dice.pick(phrases.boxTitle), { thing }, language),
    boxText: dice.pick(phrases.boxText),
    metaTitle: metaTitleOf(title, plan, material, dice),
    metaDescription: metaDescriptionOf(title, plan, material, dice),
    url: addressOf(title, language),
    productDefinition: productOf(plan, title, found, material),
    productQuestions: questionsOf(plan, title, material),
  }
}
