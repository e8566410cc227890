import type { LandingWords } from '../../../../contract/landing.ts'
import { formsOf } from './content.ts'
import { entry, type Material } from './material.ts'
import type { Ask, Part, Plan } from './plan.ts'
import { put } from './put.ts'
import { questionOf } from './questions.ts'

const ASKS: readonly Ask[] = [
  { from: 'tale', index: 0 },
  { from: 'tale', index: 1 },
  { from: 'who', index: 0 },
  { from: 'occasion', index: 0 },
  { from: 'own', index: 0 },
  { from: 'own', index: 1 },
]
const ASKS_MIN = 3

function shownIn(page: string, texts: readonly string[], otherwise: number): number {
  const at = texts.findIndex(text => page.includes(text))
  return at < 0 ? otherwise : at
}

function headingsOf(part: Part, plan: Plan, { tales, kinds, occasions, moods, phrases, ...rest }: Material): string[] {
  if (part === 'tale') return [entry(tales, plan.tale).heading]
  if (part === 'who') {
    const material = { tales, kinds, occasions, moods, phrases, ...rest }
    return [put(entry(kinds, plan.kind).heading, formsOf(plan, material), rest.language)]
  }
  if (part === 'occasion') return plan.occasion ? [entry(occasions, plan.occasion).heading] : []
  if (part === 'mood') return [moods[plan.category].heading]
  return part === 'tell' ? [...phrases.tellHeading, ...phrases.makeHeading] : [...phrases.readHeading]
}

function partsIn(content: string, plan: Plan, material: Material): Part[] {
  const headings = [...content.matchAll(/^## (.+)$/gmu)].map(match => match[1] ?? '')
  const placeOf = (part: Part) => {
    const at = headings.findIndex(heading => headingsOf(part, plan, material).includes(heading))
    return at < 0 ? headings.length : at
  }
  return [...plan.parts].sort((one, other) => placeOf(one) - placeOf(other))
}

function asksIn(words: LandingWords, plan: Plan, material: Material): readonly Ask[] {
  const asks = words.productQuestions.flatMap(
    ({ question }) => ASKS.find(ask => questionOf(ask, plan, words.title, material)?.question === question) ?? [],
  )
  return asks.length < ASKS_MIN ? plan.asks : asks
}

/** The plan read from a page's words where they remain, else from `plan`, so that translations say the same. */
export function planOf(words: LandingWords, plan: Plan, material: Material): Plan {
  const tale = entry(material.tales, plan.tale)
  const { content } = words
  return {
    ...plan,
    thing: shownIn(`${words.title} ${words.boxTitle}`.toLowerCase(), tale.things.map(lowered), plan.thing),
    taleText: shownIn(content, tale.texts, plan.taleText),
    kindText: shownIn(content, entry(material.kinds, plan.kind).texts, plan.kindText),
    moodText: shownIn(content, material.moods[plan.category].texts, plan.moodText),
    parts: partsIn(content, plan, material),
    asks: asksIn(words, plan, material),
  }
}

const lowered = (text: string) => text.toLowerCase()
