import { after, definite, indefinite } from '../../it/article.ts'
import { type Phrase, pick, said } from '../romance/phrase.ts'
import { FAMILY } from './nouns.ts'

const family = new Set(FAMILY.split(' '))

export function own(phrase: Phrase, mark: string): string {
  const { number, before, noun, name, after: tail, called } = phrase
  const naming = called === '' ? '' : `di nome ${called}`
  return said(number, ...before, noun, mark === '' ? name : name && `${mark} ${name}`, tail, naming)
}

const firstWord = (words: string): string => words.split(' ')[0] ?? ''

/** "il bosco", "l’armadio", "gli gnomi". */
export const articled = ({ gender, isPlural }: Phrase, words: string): string =>
  definite(gender, isPlural, firstWord(words)) + words

/** "un armadio", "degli stivali", "del latte". */
export function indefiniteOf(phrase: Phrase): string {
  const words = own(phrase, 'di nome')
  if (phrase.isUnique) return articled(phrase, own(phrase, ''))
  if (phrase.number !== '') return words
  if (phrase.isPlural || phrase.isUncounted) return after('di', articled(phrase, words))
  return indefinite(phrase.gender, firstWord(words)) + words
}

/** "il suo zaino", but "suo fratello". */
export function possessed(phrase: Phrase, stem: 'su' | 'mi' | 'tu'): string {
  const words = own(phrase, '')
  if (phrase.isUnique) return articled(phrase, words)
  const plural = stem === 'mi' ? 'miei' : `${stem}oi`
  const possessive = pick(phrase, [`${stem}o`, `${stem}a`, plural, `${stem}e`])
  const isBare = !phrase.isPlural && phrase.before.length === 0 && family.has(phrase.noun) && phrase.after === ''
  return isBare ? `${possessive} ${words}` : `${pick(phrase, ['il', 'la', 'i', 'le'])} ${possessive} ${words}`
}

const VOWEL = /^h?[aeiouàèéìòù]/iu

export function thisOne(phrase: Phrase): string {
  const words = own(phrase, '')
  if (!phrase.isPlural && VOWEL.test(words)) return `quest’${words}`
  return `${pick(phrase, ['questo', 'questa', 'questi', 'queste'])} ${words}`
}
