import type { AnswerRow } from '../../contract/answers/row.ts'
import { ANSWER_LIST } from '../../contract/answers/table.ts'
import { answerIn } from './answers-in.ts'
import type { Brief, Fact } from './brief.ts'
import { careOf } from './care/care.ts'
import { age, connection, list, named, option, options, place, typed } from './fact-kinds.ts'

export type Answered = Omit<Brief, 'facts'>

type Row = (typeof ANSWER_LIST)[number]

export const factId = ({ name, path }: AnswerRow): string => (path.startsWith('character.') ? `hero.${name}` : path)

function peopleFacts({ relations }: Answered): Fact[] {
  return relations.flatMap((relation, index) => [
    ...named(`relation.${index}.name`, relation.name),
    ...connection(`relation.${index}.connection`, relation.connection, relation.name),
  ])
}

const placesFacts = ({ places }: Answered): Fact[] =>
  places.flatMap((text, index) => place(`setting.place.${index}`, text))

function factsOfAnswer(row: Row, brief: Answered): Fact[] {
  const { fact, name, required }: AnswerRow = row
  const { language } = brief
  const id = factId(row)
  const value = answerIn(brief, row.name)
  if (fact === 'people') return peopleFacts(brief)
  if (fact === 'places') return placesFacts(brief)
  if (typeof value === 'number') return fact === 'age' ? age(id, language, value) : []
  if (typeof value !== 'string') return fact === 'options' ? options(id, language, name, value ?? []) : []
  if (fact === 'name') return named(id, value)
  if (fact === 'option') return option(id, language, name, value)
  if (fact === 'list') return list(id, value)
  if (fact === 'place') return place(id, value, required)
  return fact === 'text' ? typed(id, value) : []
}

/**
 * Hero's name, location and relations' names are required. Free text is quoted as `plain` or `excerpt` gives it. What is
 * heavy may be left alone.
 */
export function factsOf(brief: Answered): Fact[] {
  const factsAt = (group: string) =>
    ANSWER_LIST.filter(({ path }) => path.startsWith(`${group}.`)).flatMap(row => factsOfAnswer(row, brief))
  const heavy = new Set(careOf(brief).heavy.map(({ fact }) => fact))
  const facts = [
    ...factsAt('character'),
    ...factsAt('setting'),
    ...brief.answers.flatMap(({ answer }, index) => typed(`dynamic.${index}`, answer)),
    ...factsAt('story'),
  ]
  return facts.map(fact => (heavy.has(fact.id) ? { ...fact, required: false, isHeavy: true } : fact))
}
