import { itemAt } from '../../../../lib/item-at.ts'
import { own } from '../../../../lib/own.ts'
import { hash } from '../../../../lib/seeded.ts'
import type { Brief } from '../../../story/brief.ts'
import { careOf } from '../../../story/care/care.ts'
import { numberWord } from '../../../story/number-words.ts'
import { listed } from '../../../story/plain-words.ts'
import { readHabit, readNounPhrase } from '../answers/read-answer.ts'
import { type AnswerLanguage, isAnswerLanguage } from '../answers/reading.ts'
import { type EpithetWords, enumerated } from './epithet-words.ts'
import { LOOK_FACT, readLook } from './read-look.ts'
import { GERMAN_EPITHETS } from './words/de.ts'
import { ENGLISH_EPITHETS } from './words/en.ts'
import { SPANISH_EPITHETS } from './words/es.ts'
import { FRENCH_EPITHETS } from './words/fr.ts'
import { ITALIAN_EPITHETS } from './words/it.ts'

const WORDS: Readonly<Record<AnswerLanguage, EpithetWords>> = {
  de: GERMAN_EPITHETS,
  en: ENGLISH_EPITHETS,
  fr: FRENCH_EPITHETS,
  es: SPANISH_EPITHETS,
  it: ITALIAN_EPITHETS,
}

/** Words after the hero's name, between commas, with the facts that they tell. */
export interface Epithet {
  readonly words: string
  readonly facts: readonly string[]
}

/** Looks of a story of up to so many words, at most. */
const SHORT_WORDS = 500
const LONG_WORDS = 2000

const mostLooks = ({ words, targetAge }: Brief): number =>
  targetAge === 'toddler' || words <= SHORT_WORDS ? 1 : words < LONG_WORDS ? 2 : 3

const NATURE_FACT = 'hero.characteristics'
const NATURE_PARTS_MOST = 3
const ADJECTIVE =
  /^(?:(?:sehr|ziemlich|ganz|very|quite|really|rather|très|assez|muy|bastante|molto|un po’|piuttosto) )?\p{Ll}[\p{Ll}’-]{2,}$/u

interface Part {
  readonly fact: string
  readonly words: string | undefined
}

function looksOf(brief: Brief, language: AnswerLanguage, words: EpithetWords): Part[] {
  const { hair, eyes } = brief.hero
  const look = readLook(brief, language)
  return [
    { fact: LOOK_FACT, words: look && words.lookOf(look) },
    { fact: 'hero.hair', words: own(words.hair, hair) },
    { fact: 'hero.eyes', words: own(words.eyes, eyes) },
  ]
}

const isSaid = (part: Part): part is Part & { readonly words: string } => part.words !== undefined

/** At the first sight of somebody: "seven years old, with red hair". */
function firstOf(brief: Brief, language: AnswerLanguage): Epithet | undefined {
  const words = WORDS[language]
  const { age } = brief.hero
  const looks = looksOf(brief, language, words).filter(isSaid).slice(0, mostLooks(brief))
  const years = words.yearsOf(numberWord(language, age) ?? String(age), age === 1)
  const seen = looks.length === 0 ? [] : [words.withLooks(looks.map(look => look.words))]
  return { words: [years, ...seen].join(', '), facts: ['hero.age', ...looks.map(({ fact }) => fact)] }
}

/** Of adjectives alone: a clause would need a verb of its own. */
function isNature(part: string, language: AnswerLanguage): boolean {
  return ADJECTIVE.test(part) && !readNounPhrase(part, language) && !readHabit(part, language)
}

const nameWords = ({ hero, relations }: Brief): Set<string> =>
  new Set([hero.name, ...relations.map(({ name }) => name)].flatMap(name => name.toLowerCase().split(/[\s-]+/u)))

/** Once somebody is known: "stubborn and funny as ever". */
function laterOf(brief: Brief, language: AnswerLanguage): Epithet | undefined {
  const { andBefore, known } = WORDS[language]
  const isHeavy = careOf(brief).heavy.some(({ fact }) => fact === NATURE_FACT)
  const parts = listed(brief.hero.characteristics).map(part => part.charAt(0).toLowerCase() + part.slice(1))
  const names = nameWords(brief)
  const isOfOne = (part: string): boolean => isNature(part, language) && !names.has(part.toLowerCase())
  const isFit = parts.length > 0 && parts.length <= NATURE_PARTS_MOST && parts.every(isOfOne)
  if (isHeavy || !isFit) return undefined
  const end = itemAt(known, hash(`${brief.seed} nature`) % known.length)
  return { words: `${enumerated(parts, andBefore)} ${end}`, facts: [NATURE_FACT] }
}

/** What stands after the hero's name at the first sight, and after a later one. */
export const epithetsOf = (brief: Brief, language: string): Epithet[] =>
  isAnswerLanguage(language)
    ? [firstOf(brief, language), laterOf(brief, language)].filter(epithet => epithet !== undefined)
    : []

/** Facts that a plot with sockets tells so. */
export const epithetFacts = (brief: Brief, language: string): string[] =>
  epithetsOf(brief, language).flatMap(({ facts }) => facts)
