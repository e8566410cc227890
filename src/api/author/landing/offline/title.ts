import { entry, type Material } from './material.ts'
import type { Plan } from './plan.ts'
import { capitalised, put } from './put.ts'
import type { Understood } from './understand.ts'

export const ownWords = ({ phrase, phraseLanguage }: Understood, { language }: Material): string | undefined =>
  phraseLanguage === language ? phrase : undefined

export function titleOf(plan: Plan, found: Understood, material: Material): string {
  const { language, phrases } = material
  const own = ownWords(found, material)
  if (own && found.phraseIsTitle) return capitalised(own, language)
  const thing = entry(material.tales, plan.tale).things[plan.thing] ?? ''
  const hero = plan.name ?? (plan.person && entry(material.persons, plan.person).title)
  return hero ? put(phrases.and, { hero, thing }, language) : capitalised(thing, language)
}

function storyOf(plan: Plan, title: string, found: Understood, material: Material): string {
  const { phrases, language } = material
  const { noun, nounOf = noun } = material.moods[plan.category]
  const values = { noun, nounOf, title, about: entry(material.tales, plan.tale).about }
  if (ownWords(found, material) && found.phraseIsTitle) return put(phrases.ownProduct, values, language)
  if (plan.person === undefined) return put(phrases.product, values, language)
  return put(phrases.productWho, { ...values, ...entry(material.persons, plan.person).forms }, language)
}

/** Product name and purpose in one line. */
export function productOf(plan: Plan, title: string, found: Understood, material: Material): string {
  const story = storyOf(plan, title, found, material)
  const { occasion } = plan
  // Redundant with a Christmas story, and with mothers or fathers on their day.
  if (occasion === undefined || occasion === plan.category || occasion === 'parents-day') return story
  return `${story}${material.language === 'th' ? ' ' : ', '}${entry(material.occasions, occasion).label}`
}
