import { own } from '../../../lib/own.ts'
import { KIN_WORDS } from '../../editor/contradiction/kin-words.ts'
import { entriesOf } from '../../editor/phrase-pattern.ts'
import type { Brief, Fact } from '../../story/brief.ts'
import { HERO_NAMES, SCENE_NAMES } from '../../story/brief-answers.ts'
import { factsOf } from '../../story/facts.ts'
import { isOption } from '../../story/option-words.ts'
import { isProgramOrder } from '../../story/program-orders.ts'

/** What is asked of the story, and nothing that stands in it. */
const ORDERS: ReadonlySet<string> = new Set(['story.refinement', 'story.baseStory'])

/** Names that any language can say, for names that are none. */
const SUBSTITUTES = ['Robin', 'Noa', 'Kim', 'Sasha', 'Luca', 'Toni', 'Mika', 'Charlie', 'Alex', 'Sam', 'Jona'] as const

const FALLBACK_LANGUAGE = 'en'

const kept = (text: string): string => (isProgramOrder(text) ? '' : text)

const keptAnswer = (value: unknown): unknown => {
  // A list is one text, parted at its commas.
  if (Array.isArray(value))
    return isProgramOrder(value.join(', ')) ? [] : value.filter(one => !isProgramOrder(String(one)))
  return typeof value === 'string' ? kept(value) : value
}

/** The one cast: texts become texts, lists become lists. */
const keptIn = <Answers extends object>(answers: Answers, names: readonly (keyof Answers)[]): Answers => ({
  ...answers,
  ...(Object.fromEntries(names.map(name => [name, keptAnswer(answers[name])])) as Partial<Answers>),
})

const keptName = (name: string, index: number): string =>
  isProgramOrder(name) ? (SUBSTITUTES[index % SUBSTITUTES.length] ?? '') : name

/** The brief without what speaks to a program: no request holds it, so no story obeys or says it. */
function withoutOrders(brief: Brief): Brief {
  const { hero, relations, answers, landing } = brief
  return {
    ...keptIn(brief, SCENE_NAMES),
    audience: kept(brief.audience),
    language: kept(brief.language) || FALLBACK_LANGUAGE,
    hero: { ...keptIn(hero, HERO_NAMES), name: keptName(hero.name, 0) },
    relations: relations.map((one, index) => ({
      ...one,
      name: keptName(one.name, index + 1),
      connection: kept(one.connection),
    })),
    answers: answers.map(({ question, kind, answer }) => ({ question: kept(question), kind, answer: kept(answer) })),
    landing: landing && {
      ...landing,
      title: kept(landing.title),
      productDefinition: kept(landing.productDefinition),
    },
  }
}

/** Chosen looks stand on the cover: told where they do something, unless the visitor's own words ask for them. */
const LOOKS: ReadonlyMap<string, string> = new Map([
  ['hero.hair', 'hair'],
  ['hero.eyes', 'eyes'],
  ['hero.build', 'build'],
])

function mayBeLeftOut({ id, text, aliases }: Fact, { refinement, answers }: Brief): boolean {
  const look = LOOKS.get(id)
  if (look === undefined || !text.split(', ').every(one => isOption(look, one))) return false
  const asked = [refinement, ...answers.map(({ answer }) => answer)].join('\n').toLowerCase()
  return !aliases.some(alias => asked.includes(alias.toLowerCase()))
}

/** A connection is also said in the other words for it: "Grandad" of a grandfather. */
function withKinWords(fact: Fact, language: string): Fact {
  const kin = Object.values(own(KIN_WORDS, language)?.kin ?? {}).map(entriesOf)
  if (!fact.id.endsWith('.connection')) return fact
  const isSaid = (word: string) => fact.aliases.some(alias => alias.toLowerCase() === word)
  const [words = [], ...others] = kin.filter(one => one.some(isSaid))
  return others.length > 0 ? fact : { ...fact, aliases: [...new Set([...fact.aliases, ...words])] }
}

const isByLetter = ({ id, required }: Fact): boolean => required || id.startsWith('setting.place.')

/**
 * The brief as a model is given it. Names, location and named places stand in the text letter by letter, every other answer
 * in any wording, with a quote.
 */
export function modelBrief(brief: Brief): Brief {
  const read = withoutOrders(brief)
  const facts = factsOf(read).filter(({ id }) => !ORDERS.has(id))
  const proven = facts.map((fact): Fact => {
    if (isByLetter(fact)) return fact
    return {
      ...withKinWords(fact, read.language),
      byQuote: true,
      ...(mayBeLeftOut(fact, read) ? { mayBeLeftOut: true } : {}),
    }
  })
  return { ...read, facts: proven }
}
