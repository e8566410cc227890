export type NounGender = 'm' | 'f'

/** "lo", "uno", "gli" before s with a consonant, z, gn, ps, pn, x, y. */
const IMPURE = /^(?:s(?![aeiouàèéìòùh])|z|gn|p[sn]|x|y(?![aeiou])|yog)/iu
const VOWEL = /^h?[aeiouàáâèéêìíòóùú]/iu

/** With its space where it has one: "il bosco", "lo zoo", "l’isola", "gli alberi". */
export function definite(gender: NounGender, isPlural: boolean, noun: string): string {
  if (isPlural) return gender === 'f' ? 'le ' : VOWEL.test(noun) || IMPURE.test(noun) ? 'gli ' : 'i '
  if (VOWEL.test(noun)) return 'l’'
  if (gender === 'f') return 'la '
  return IMPURE.test(noun) ? 'lo ' : 'il '
}

export function indefinite(gender: NounGender, noun: string): string {
  if (gender === 'f') return VOWEL.test(noun) ? 'un’' : 'una '
  return IMPURE.test(noun) ? 'uno ' : 'un '
}

/** In lower case: a capital article belongs to a name. */
const ARTICLE = /^(?:(il|lo|la|i|gli|le) (?=\S)|(l)['’](?=\p{L}))/u
const STEMS: Readonly<Record<string, string>> = { a: 'a', di: 'de', da: 'da', su: 'su', in: 'ne' }
const MELTED: Readonly<Record<string, string>> = {
  il: 'l ',
  lo: 'llo ',
  la: 'lla ',
  l: 'll’',
  i: 'i ',
  gli: 'gli ',
  le: 'lle ',
}

/** The "d" between equal vowels; not before another d: "ad Anna", but "a Ada". */
const SAME_VOWEL: Readonly<Record<string, RegExp>> = {
  a: /^[aáàâäãåā](?!d)/iu,
  e: /^[eéèêëēė](?!d)/iu,
}

/** "al signor Rossi", "della nonna", "ad Anna", "ed Elena", "con la nonna". */
export function after(word: string, words: string): string {
  const [article = '', whole, elided] = ARTICLE.exec(words) ?? []
  const stem = STEMS[word]
  if (stem !== undefined && article !== '') return stem + MELTED[whole ?? elided ?? ''] + words.slice(article.length)
  return `${SAME_VOWEL[word]?.test(words) ? `${word}d` : word} ${words}`
}
