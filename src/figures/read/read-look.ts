import type { Colour } from '../../lib/colour.ts'
import { itemAt } from '../../lib/item-at.ts'
import { plainWords } from '../../lib/plain-words.ts'
import { animalsOf, type FoundAnimal } from './animal-words.ts'
import { type Clause, clausesOf, goesOn, isNegated, takesBack } from './clauses.ts'
import { COLOUR_ROWS, colourBeside } from './colours.ts'
import { FEATURE_ROWS, type Feature } from './feature-words.ts'
import { hairColourOf } from './hair-words.ts'
import { keysIn, type Match, matchesIn, row } from './phrases.ts'
import { skinToneOf } from './skin-words.ts'

export interface FoundFeature {
  readonly feature: Feature
  readonly colour?: Colour
  /** As typed. */
  readonly said: string
}

export interface LookReading {
  readonly features: readonly FoundFeature[]
  readonly skin?: Colour
  readonly hair?: Colour
  /** The hero is no human. */
  readonly animal?: FoundAnimal
  /** What the words ask for that is no part of a drawing, as typed. */
  readonly undrawn: readonly string[]
}

const HAIR_WORDS = [
  row(
    true,
    'haar, haare, haaren, hair, haired, cheveux, cheveu, pelo, cabello, capelli, sac, saci, saclari, sacli, ผม, langhaarig, kurzhaarig',
  ),
]
/** In an answer about everything these speak of hair only where hair is named. */
const NEEDS_HAIR: readonly string[] = ['long', 'short', 'fringe', 'waves', 'quiff', 'tuft', 'buzz', 'pony', 'crown']
/** Words beside which "tall" speaks of a person and "big" not of a thing. */
const FILLERS = new Set(
  plainWords(
    'ist is est es è bir ein eine a an un una uno sehr very très muy molto çok eher rather plutôt quite ziemlich assez er sie he she il elle él ella und and et y e ve für for pour para per ihr his her sein alter age etwas a bit un peu un poco biraz so und nicht not kein',
  ),
)
const IS = [row(true, 'ist, is, bin, est, es, e, eine art, kind of, dir, เป็น, คือ')]
const ARTICLES = new Set([
  'ein',
  'eine',
  'a',
  'an',
  'un',
  'une',
  'una',
  'uno',
  'bir',
  'the',
  'der',
  'die',
  'das',
  'le',
  'la',
  'el',
  'il',
  'lo',
])

const wordsAlone = ({ words }: Clause, matches: readonly Match<Feature>[]): boolean => {
  const taken = matches.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, step) => from + step))
  return (
    matches.every(({ key }) => key.kind === 'build') &&
    words.every((word, at) => taken.includes(at) || FILLERS.has(word))
  )
}

const speaksOfHair = (text: string) => keysIn(text, HAIR_WORDS).length > 0

interface Understood {
  readonly found: FoundFeature[]
  readonly isUnderstood: boolean
  readonly isNegated: boolean
}

/** "Without glasses and beard": a short clause goes on with what the one before denies. */
const SHORT_WORDS = 2

function featuresIn(clause: Clause, isAboutHair: boolean, isDenied = false): Understood {
  const matches = matchesIn(clause.words, FEATURE_ROWS)
  const isAlone = wordsAlone(clause, matches)
  const meant = matches.filter(({ key }) => {
    if (key.kind === 'build') return isAlone
    if (key.kind === 'hairStyle' && NEEDS_HAIR.includes(key.value)) return isAboutHair || speaksOfHair(clause.text)
    return true
  })
  const taken = new Set(
    meant.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, step) => from + step)),
  )
  const goesOnDenied = isDenied && clause.isJoined && clause.words.length <= SHORT_WORDS
  const found = meant.flatMap(({ key, from, to }) => {
    const isBald = key.kind === 'hairStyle' && key.value === 'bald'
    if (!isBald && (goesOnDenied || isNegated(clause.words, from, to))) return []
    const colour =
      key.kind === 'hairStyle' || key.kind === 'beard' ? undefined : colourBeside(clause.words, from, to, taken)
    return [{ feature: key, said: clause.text, ...(colour ? { colour } : {}) }]
  })
  return { found, isUnderstood: meant.length > 0, isNegated: meant.length > 0 && found.length === 0 }
}

/** "Is a small dragon", or nothing but "a small dragon": not "has a dragon". */
function animalIn(clause: Clause): FoundAnimal | undefined {
  const animal = animalsOf(clause.text)[0]
  if (!animal || animal.animal === 'wrapped') return undefined
  const begins = ARTICLES.has(clause.words[0] ?? '') && clause.words.length <= 5
  return begins || matchesIn(clause.words, IS)[0]?.from === 0 || matchesIn(clause.words.slice(0, 3), IS).length > 0
    ? animal
    : undefined
}

const colourOfHair = (text: string) => hairColourOf(text, items => itemAt(items, 0))

/** "Black and white" is of what stands beside it. */
const isColourAlone = ({ words }: Clause) => words.length === 1 && matchesIn(words, COLOUR_ROWS).length === 1

const withoutTakenBack = (clauses: readonly Clause[]) =>
  clauses.filter((clause, index) => {
    const next = clauses[index + 1]
    return !takesBack(clause) && !(next && takesBack(next))
  })

/** What an answer about somebody's looks asks for, clause by clause. */
export function readLook(text: string): LookReading {
  const features: FoundFeature[] = []
  const undrawn: string[] = []
  const skin = skinToneOf(text)
  let hair: Colour | undefined
  let animal: FoundAnimal | undefined
  let isDenied = false
  for (const clause of withoutTakenBack(clausesOf(text))) {
    const { found, isUnderstood, isNegated: denies } = featuresIn(clause, false, isDenied)
    isDenied = denies
    features.push(...found)
    const toned = skinToneOf(clause.text) !== undefined
    const coloured = speaksOfHair(clause.text) ? colourOfHair(clause.text) : undefined
    hair ??= coloured
    const is = animal ? undefined : animalIn(clause)
    animal ??= is
    const isKnown =
      isUnderstood || toned || coloured !== undefined || is !== undefined || goesOn(clause) || isColourAlone(clause)
    if (!isKnown) undrawn.push(clause.text)
  }
  return { features, undrawn, ...(skin ? { skin } : {}), ...(hair ? { hair } : {}), ...(animal ? { animal } : {}) }
}

/** An answer about hair alone: its colour and how it is worn. */
export function readHair(text: string, pick: <Item>(items: readonly Item[]) => Item): LookReading {
  const clauses = clausesOf(text)
  const features = clauses.flatMap(clause => featuresIn(clause, true).found)
  const hair = hairColourOf(text, pick)
  const undrawn = clauses
    .filter(
      clause => colourOfHair(clause.text) === undefined && !featuresIn(clause, true).isUnderstood && !goesOn(clause),
    )
    .map(clause => clause.text)
  return { features, undrawn, ...(hair ? { hair } : {}) }
}
