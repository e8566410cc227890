import type { Constraint, Family, LanguageWords, Topic } from './language-words.ts'
import { type Patterns, patterns } from './patterns.ts'
import { folded } from './tokens.ts'
import { german } from './words/de.ts'
import { english } from './words/en.ts'
import { spanish } from './words/es.ts'
import { french } from './words/fr.ts'
import { italian } from './words/it.ts'
import { thai } from './words/th.ts'
import { turkish } from './words/tr.ts'

/** The lists of a language, made ready for reading. */
export interface Lexicon {
  readonly language: string
  readonly words: LanguageWords
  readonly kin: ReadonlyMap<string, Family>
  readonly negations: ReadonlySet<string>
  readonly pronouns: ReadonlyMap<string, 'male' | 'female'>
  readonly patterns: Patterns
}

type ListName = 'idioms' | 'fiction' | 'dead' | 'deadOf' | 'unborn' | 'newborn' | 'things' | 'isA' | 'notAnimal'

/** A list of the lexicon; of connections, topics and constraints by what they are of. */
export type List = ListName | `connection ${'dead' | 'unborn' | 'newborn'}` | Topic | `no ${Constraint}`

const WORDS: Readonly<Record<string, LanguageWords>> = {
  de: german,
  en: english,
  fr: french,
  es: spanish,
  it: italian,
  tr: turkish,
  th: thai,
}

function kinOf({ kin }: LanguageWords, language: string): Map<string, Family> {
  const rows = Object.entries(kin).flatMap(([family, list]) =>
    list
      .split(' ')
      .filter(word => word !== '')
      .map((word): [string, Family] => [folded(word, language), family as Family]),
  )
  return new Map(rows)
}

const blanks = (list: string, language: string) => list.split(' ').map(word => folded(word, language))

function listsOf(words: LanguageWords): Record<string, string> {
  const { idioms, fiction, dead, deadOf, unborn, newborn, things, isA, notAnimal, connection, topics, constraints } =
    words
  const prefixed = (prefix: string, table: Readonly<Record<string, string>>) =>
    Object.entries(table).map(([key, text]) => [`${prefix} ${key}`, text])
  return {
    ...{ idioms, fiction, dead, deadOf, unborn, newborn, things, isA },
    notAnimal: notAnimal.split(' ').join(';'),
    ...Object.fromEntries([...prefixed('connection', connection), ...prefixed('no', constraints)]),
    ...topics,
  }
}

function made(words: LanguageWords, language: string): Lexicon {
  const { pronouns } = words
  return {
    language,
    words,
    kin: kinOf(words, language),
    negations: new Set(blanks(words.negations, language)),
    pronouns: new Map([
      [folded(pronouns.female, language), 'female'],
      [folded(pronouns.male, language), 'male'],
    ]),
    patterns: patterns(listsOf(words), language),
  }
}

const known = new Map<string, Lexicon>()

/** English for a language without lists. */
export function lexiconOf(language: string): Lexicon {
  const code = Object.hasOwn(WORDS, language) ? language : 'en'
  const before = known.get(code)
  if (before) return before
  const lexicon = made(WORDS[code] ?? english, code)
  known.set(code, lexicon)
  return lexicon
}
