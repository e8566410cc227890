import type { LandingWords } from '../../../../contract/landing.ts'
import { formsOf } from './content.ts'
import { entry, type Material } from './material.ts'
import type { Part, Plan, QuestionRef } from './plan.ts'
import { put } from './put.ts'
import { questionOf } from './questions.ts'

const QUESTION_REFS: readonly QuestionRef[] = [
  { from: 'tale', index: 0 },
  { from: 'tale', index: 1 },
  { from: 'who', index: 0 },
  { from: 'occasion', index: 0 },
  { from: 'own', index: 0 },
  { from: 'own', index: 1 },
]
const QUESTION_REFS_MIN = 3

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
  return part === 'making' ? [...phrases.tellHeading, ...phrases.makeHeading] : [...phrases.readHeading]
}

function partsIn(content: string, plan: Plan, material: Material): Part[] {
  const headings = [...content.matchAll(/^## (.+)$/gmu)].map(match => match[1] ?? '')
  const indexOfPart = (part: Part) => {
    const at = headings.findIndex(heading => headingsOf(part, plan, material).includes(heading))
    return at < 0 ? headings.length : at
  }
  return [...plan.parts].sort((one, other) => indexOfPart(one) - indexOfPart(other))
}

function questionRefsIn(words: LandingWords, plan: Plan, material: Material): readonly QuestionRef[] {
  const questionRefs = words.productQuestions.flatMap(
    ({ question }) =>
      QUESTION_REFS.find(ref => questionOf(ref, plan, words.title, material)?.question === question) ?? [],
  )
  return questionRefs.length < QUESTION_REFS_MIN ? plan.questionRefs : questionRefs
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
    questionRefs: questionRefsIn(words, plan, material),
  }
}

const lowered = (text: string) => text.toLowerCase()
