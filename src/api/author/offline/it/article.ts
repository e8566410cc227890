export type NounGender = 'm' | 'f'

/** Before these sounds Italian says "lo", "uno", "gli": s with a consonant, z, gn, ps, pn, x, y. */
const IMPURE = /^(?:s(?![aeiouàèéìòùh])|z|gn|p[sn]|x|y(?![aeiou]))/iu
const VOWEL = /^h?[aeiouàáâèéêìíòóùú]/iu

/** "il bosco", "lo zoo", "l’isola", "gli alberi": the article, with its space where it has one. */
export function definite(gender: NounGender, isPlural: boolean, noun: string): string {
  if (isPlural) return gender === 'f' ? 'le ' : VOWEL.test(noun) || IMPURE.test(noun) ? 'gli ' : 'i '
  if (VOWEL.test(noun)) return 'l’'
  if (gender === 'f') return 'la '
  return IMPURE.test(noun) ? 'lo ' : 'il '
}

/** "un bosco", "uno zoo", "un’isola", with its space where it has one. */
export function indefinite(gender: NounGender, noun: string): string {
  if (gender === 'f') return VOWEL.test(noun) ? 'un’' : 'una '
  return IMPURE.test(noun) ? 'uno ' : 'un '
}

/** Written small: a capital article belongs to a name. */
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

/** The "d" that parts two equal vowels; left out where another d follows at once: "ad Anna", but "a Ada". */
const SAME_VOWEL: Readonly<Record<string, RegExp>> = {
  a: /^[aáàâäãåā](?!d)/iu,
  e: /^[eéèêëēė](?!d)/iu,
}

/** Words after a preposition or "e": "al signor Rossi", "della nonna", "ad Anna", "ed Elena", "con la nonna". */
export function after(word: string, words: string): string {
  const [article = '', whole, elided] = ARTICLE.exec(words) ?? []
  const stem = STEMS[word]
  if (stem !== undefined && article !== '') return stem + MELTED[whole ?? elided ?? ''] + words.slice(article.length)
  return `${SAME_VOWEL[word]?.test(words) ? `${word}d` : word} ${words}`
}
