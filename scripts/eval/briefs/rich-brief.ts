import { ownFacts } from '../../../src/api/author/offline/own-facts.ts'
import type { Brief } from '../../../src/api/story/brief.ts'
import { briefOf } from '../../../src/api/story/brief-of.ts'
import type { Memory } from '../../../src/api/story/memory.ts'
import type { Category } from '../../../src/contract/categories.ts'
import { parameterOf } from '../../stories/parameter-of.ts'
import type { RichPerson } from './rich-people.ts'

export const RICH_CATEGORIES: readonly Category[] = [
  'bedtime',
  'adventure',
  'generic',
  'christmas',
  'scifi',
  'love',
  'horror',
]
/** Years of the hero by target age. */
export const RICH_AGES = { child: 7, '12-20': 15, '20+': 34 } as const

export interface RichCase {
  readonly language: string
  readonly category: Category
  readonly age: keyof typeof RICH_AGES
  readonly words: number
  readonly seed: string
}

/** A brief of the offline author, with its facts. */
function ownBriefOf(part: unknown, { language, category, age, words, seed }: RichCase, memory?: Memory): Brief {
  const brief = briefOf(parameterOf(part, { language, words, age, category }), seed, memory)
  return { ...brief, facts: ownFacts(brief) }
}

export function richBrief(person: RichPerson, asked: RichCase, memory?: Memory): Brief {
  const { name, gender, friend, quirk, place, location, answers } = person
  const age = RICH_AGES[asked.age]
  const [friendName, friendGender, connection] = friend
  const part = {
    character: {
      demographics: { name, age, gender },
      psychologicalTraits: { quirksFlawsFaults: quirk },
      relationships: [{ name: friendName, gender: friendGender, age, connection }],
    },
    setting: { location, places: [place] },
    dynamic: answers.map(([question, answer]) => ({ question, answer })),
  }
  return ownBriefOf(part, asked, memory)
}
