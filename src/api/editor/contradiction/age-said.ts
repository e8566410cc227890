import { own } from '../../../lib/own.ts'
import type { Brief } from '../../story/brief.ts'
import { numberWord } from '../../story/number-words.ts'
import { folded } from '../folding.ts'
import { namePattern } from './names.ts'
import type { SentenceTest } from './sentence-test.ts'

/** Number words; higher ages are found in digits. */
const WORDS_TO = 99

/** Phrases that state an age; NAME and N are placeholders. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  en: ['NAME,? (?:(?:who )?(?:is|was) )?N years old', 'NAME, N,', 'N[- ]year[- ]old NAME', 'NAME was N[.;!]'],
  de: ['NAME,? (?:(?:ist|war) )?N jahre? alt', 'N-?jährige[mnrs]? NAME', 'NAME war N[.;!]', 'NAME, N,'],
  fr: ['NAME (?:a|avait) N ans', 'NAME, N ans', 'NAME, (?:âgée?|agée?) de N ans'],
  es: ['NAME (?:tiene|tenía) N años', 'NAME, (?:de )?N años'],
  it: ['NAME (?:ha|aveva) N anni', 'NAME, (?:di )?N anni'],
}
/** A sentence with one of these may speak of another time. */
const OTHER_TIME: Readonly<Record<string, RegExp>> = {
  en: /\b(?:when|since|before|once|until|if|while|would|will|ago)\b/u,
  de: /(?<!\p{L})(?:als|wenn|seit|bevor|damals|einst|bis|wäre|würde|vor)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:quand|lorsqu\p{L}*|depuis|avant|autrefois|jadis|si)(?!\p{L})/u,
  es: /(?<!\p{L})(?:cuando|desde|antes|si|hasta|entonces)(?!\p{L})/u,
  it: /(?<!\p{L})(?:quando|prima|se|fino|allora)(?!\p{L})/u,
}

function numbersIn(language: string): Map<string, number> {
  const numbers = Array.from({ length: WORDS_TO }, (_, index) => index + 1)
  return new Map(
    numbers.flatMap(number => {
      const word = numberWord(language, number)
      return word === undefined ? [] : [[folded(word, language), number] as const]
    }),
  )
}

export function openAgeTest(brief: Brief): SentenceTest | undefined {
  const { language, hero } = brief
  const said = own(SAID, language)
  const name = namePattern(hero.name, brief)
  const isShared = brief.relations.some(relation => relation.name === hero.name)
  if (!said || name === undefined || isShared) return undefined
  const numbers = numbersIn(language)
  const words = [...numbers.keys()].sort((one, other) => other.length - one.length)
  const number = `(?<![\\p{L}\\p{N}-])(\\d{1,4}|${words.join('|')})`
  const filled = (form: string) => form.replace(/NAME|\bN\b/gu, slot => (slot === 'N' ? number : name))
  const patterns = said.map(form => new RegExp(filled(form), 'u'))
  const otherTime = own(OTHER_TIME, language)
  const named = new RegExp(name, 'u')
  return sentence => {
    if (!named.test(sentence)) return undefined
    const stated = patterns.map(pattern => pattern.exec(sentence)?.[1]).find(match => match !== undefined)
    if (stated === undefined || otherTime?.test(sentence) === true) return undefined
    const years = numbers.get(stated) ?? Number(stated)
    if (years === hero.age) return undefined
    return { fact: 'hero.age', note: `The hero is ${hero.age} years old, not "${stated}". Say the right age, or none.` }
  }
}
