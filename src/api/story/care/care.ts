import type { Brief } from '../brief.ts'
import { animalOf } from './animal.ts'
import { kinWordIn, type Status, statusOf } from './connection.ts'
import type { Constraint, Topic } from './language-words.ts'
import { type Lexicon, lexiconOf } from './lexicon.ts'
import { type Known, knownPeople, type Mention } from './people.ts'
import { constraintsIn, deathsIn, meant, type ReadText, readText, topicsIn } from './read-text.ts'
import { type Context, whoDied, whoIsBorn } from './subject.ts'

/** A brief before its facts are made. */
type Answered = Omit<Brief, 'facts'>

export type { Status }

interface PersonStatus {
  /** `hero`, or `relation.2`. */
  readonly who: string
  readonly status: Status
  /** The word for kin alone, as it was written: "Opa" of "verstorbener Opa". Empty where there is none. */
  readonly kin: string
}

interface HeavyFact {
  /** Id of a fact. */
  readonly fact: string
  readonly topics: readonly Topic[]
}

/** What an author must know of a brief to do no harm. Personal data; never logged. */
export interface Care {
  /** The hero, then the relations in their order. */
  readonly people: readonly PersonStatus[]
  /** What is not to be quoted, and never joked about. */
  readonly heavy: readonly HeavyFact[]
  /** What somebody's body does otherwise: no stairs for wheels. */
  readonly constraints: readonly Constraint[]
  readonly heroKind: 'person' | 'animal'
  /** The animal that the hero is, in lower case; undefined for a person. */
  readonly animal: string | undefined
}

interface FactText {
  readonly fact: string
  readonly text: string
  readonly question: string
}

const HERO = 'hero'
const INFANT_AGE = 0
/** The first that was said counts: a stillborn child was born and died. */
const ORDER: readonly Status[] = ['dead', 'unborn', 'newborn', 'alive']

function factTexts({ answers, hero, refinement }: Answered): FactText[] {
  const { history, quirks, characteristics, peculiarities } = hero
  const own = { history, quirks, characteristics, peculiarities }
  return [
    ...answers.map(({ question, answer }, index) => ({ fact: `dynamic.${index}`, text: answer, question })),
    ...Object.entries(own).map(([name, text]) => ({ fact: `hero.${name}`, text, question: '' })),
    { fact: 'story.refinement', text: refinement, question: '' },
  ].filter(({ text }) => text !== '')
}

interface Read extends FactText {
  readonly said: ReadText
  readonly inQuestion: ReadText
}

type Statuses = Map<string, Status>

function note(statuses: Statuses, who: readonly string[], status: Status): void {
  for (const one of who)
    if (ORDER.indexOf(status) < ORDER.indexOf(statuses.get(one) ?? 'alive')) statuses.set(one, status)
}

function noteAll(statuses: Statuses, { said, inQuestion }: Read, { hero }: Answered): void {
  const context: Context = { before: inQuestion.mentions, heroGender: hero.gender }
  for (const match of deathsIn(said)) note(statuses, whoDied(said, match, context), 'dead')
  for (const match of deathsIn(inQuestion))
    note(statuses, whoDied(inQuestion, match, { ...context, before: [] }), 'dead')
  for (const match of meant(said, 'unborn')) note(statuses, whoIsBorn(said, match), 'unborn')
  for (const match of meant(said, 'newborn')) note(statuses, whoIsBorn(said, match), 'newborn')
}

function statusesOf(lexicon: Lexicon, brief: Answered, people: readonly Known[], texts: readonly Read[]): Statuses {
  const statuses: Statuses = new Map(brief.hero.age === INFANT_AGE ? [[HERO, 'newborn']] : [])
  const isLove = brief.category === 'love'
  for (const known of people)
    if (known.relation) note(statuses, [known.who], statusOf(lexicon, known, known.relation, isLove))
  for (const text of texts) noteAll(statuses, text, brief)
  return statuses
}

/** Who is not to speak is not to be talked about lightly either. */
function mentioned(statuses: Statuses, mentions: readonly Mention[]): Topic[] {
  const found = mentions.flatMap(({ who }) => who.filter(one => one !== HERO).map(one => statuses.get(one) ?? 'alive'))
  return [
    ...(found.includes('dead') ? (['remembrance'] as const) : []),
    ...(found.includes('unborn') || found.includes('newborn') ? (['birth'] as const) : []),
  ]
}

function heavyIn({ fact, said, inQuestion }: Read, statuses: Statuses): HeavyFact[] {
  const topics: Topic[] = [
    ...(deathsIn(said).length > 0 ? (['death'] as const) : []),
    ...[said, inQuestion].flatMap(topicsIn),
    ...mentioned(statuses, [...said.mentions, ...inQuestion.mentions]),
  ]
  return topics.length > 0 ? [{ fact, topics: [...new Set(topics)] }] : []
}

function heavyConnections(lexicon: Lexicon, brief: Answered, people: readonly PersonStatus[]): HeavyFact[] {
  return brief.relations.flatMap(({ connection }, index) => {
    const said = readText(lexicon, [], connection)
    const status = people[index + 1]?.status
    const isBirth = status === 'unborn' || status === 'newborn'
    const topics: Topic[] = [
      ...(status === 'dead' || deathsIn(said).length > 0 ? (['death'] as const) : []),
      ...(isBirth ? (['birth'] as const) : []),
      ...topicsIn(said),
    ]
    return topics.length > 0 ? [{ fact: `relation.${index}.connection`, topics: [...new Set(topics)] }] : []
  })
}

function made(brief: Answered): Care {
  const lexicon = lexiconOf(brief.language)
  const { hero, relations } = brief
  const known = knownPeople(lexicon, hero.name, relations)
  const texts = factTexts(brief).map(text => ({
    ...text,
    said: readText(lexicon, known, text.text),
    inQuestion: readText(lexicon, known, text.question),
  }))
  const statuses = statusesOf(lexicon, brief, known, texts)
  const people = known.map(({ who, relation }) => ({
    who,
    status: statuses.get(who) ?? 'alive',
    kin: kinWordIn(lexicon, relation?.connection ?? ''),
  }))
  const connections = relations.map(({ connection }) => readText(lexicon, [], connection))
  const constraints = [...texts.map(({ said }) => said), ...connections].flatMap(constraintsIn)
  const animal = animalOf(lexicon, known, {
    name: hero.name,
    phrases: [hero.peculiarities, hero.characteristics, hero.quirks],
    texts: [hero.history, ...brief.answers.map(({ answer }) => answer)],
  })
  return {
    people,
    heavy: [...heavyConnections(lexicon, brief, people), ...texts.flatMap(text => heavyIn(text, statuses))],
    constraints: [...new Set(constraints)],
    heroKind: animal === undefined ? 'person' : 'animal',
    animal,
  }
}

const read = new WeakMap<Answered, Care>()

/** Reads connections, ages, answers, history and what is asked of the story in the language of the story; of others, in English. */
export function careOf(brief: Answered): Care {
  const before = read.get(brief)
  if (before) return before
  const care = made(brief)
  read.set(brief, care)
  return care
}

/** Care that was read in a brief with more in it. */
export function keepCare(brief: Answered, care: Care): void {
  read.set(brief, care)
}
