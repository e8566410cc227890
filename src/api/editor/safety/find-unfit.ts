import type { TargetAge } from '../../../contract/options.ts'
import { own } from '../../../lib/own.ts'
import { sentencesOf } from '../../../lib/words.ts'
import { folded } from '../folding.ts'
import { entriesOf, phrasePattern } from '../phrase-pattern.ts'
import { LISTS_FOR_AGE, UNFIT_WORDS } from './unfit-words.ts'

/** Invisible signs set between letters to hide a word. */
const HIDDEN = /\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]/gu
const plain = (text: string): string => text.normalize('NFKC').replace(HIDDEN, '')

const NOBODY: ReadonlySet<string> = new Set()

const patterns = new Map<string, RegExp>()

function patternOf(key: string, entries: () => string[]): RegExp {
  const made = patterns.get(key) ?? phrasePattern(entries(), 'gu')
  patterns.set(key, made)
  return made
}

/** Languages whose `always` list applies to every story. */
const EVERYWHERE = ['en', 'de']

function listsFor(language: string, age: TargetAge): string[] {
  const lists = own(UNFIT_WORDS, language)
  if (!lists) return Object.values(UNFIT_WORDS).map(words => words.always)
  // Not to each other's: "die" and "gift" are words of both.
  const foreign = EVERYWHERE.includes(language) ? [] : EVERYWHERE.map(code => own(UNFIT_WORDS, code)?.always ?? '')
  return [...LISTS_FOR_AGE[age].map(name => lists[name]), ...foreign]
}

const patternFor = (language: string, age: TargetAge): RegExp =>
  patternOf(`${Object.hasOwn(UNFIT_WORDS, language) ? language : ''} ${age}`, () =>
    listsFor(language, age).flatMap(entriesOf),
  )

/** First match that is no name nor its genitive. */
function firstIn(text: string, pattern: RegExp, names: ReadonlySet<string> = NOBODY): string | undefined {
  for (const [word] of text.matchAll(pattern)) if (!names.has(word) && !names.has(word.replace(/s$/u, ''))) return word
  return undefined
}

type Nameable = 'toddler' | 'liquor' | 'drinking'

/** Of what is fit for somebody older, or as a name: a cat may be called Whisky. */
function findNameable(text: string, language: string, age: TargetAge, names: ReadonlySet<string>): string | undefined {
  const lists = own(UNFIT_WORDS, language)
  if (!lists || (age !== 'toddler' && age !== 'child')) return undefined
  const pattern = (name: Nameable) => patternOf(`${language} list ${name}`, () => entriesOf(lists[name]))
  const whole = folded(text, language)
  const liquor = firstIn(whole, pattern('liquor'), names)
  if (age === 'toddler') return liquor ?? firstIn(whole, pattern('toddler'), names)
  if (liquor === undefined) return undefined
  return sentencesOf(text, language)
    .map(sentence => folded(sentence, language))
    .filter(sentence => firstIn(sentence, pattern('drinking')) !== undefined)
    .map(sentence => firstIn(sentence, pattern('liquor'), names))
    .find(word => word !== undefined)
}

/**
 * First unfit word or phrase for the age, else undefined; look-alike letters and invisible signs hide nothing. `names` are
 * folded words of names.
 */
export function findUnfit(
  text: string,
  language: string,
  age: TargetAge,
  names: ReadonlySet<string> = NOBODY,
): string | undefined {
  const read = plain(text)
  return firstIn(folded(read, language), patternFor(language, age)) ?? findNameable(read, language, age, names)
}
