import type { NamedLanguage } from '../../../contract/picture-names.server.ts'

const NO_LETTERS = /[^\p{L}\p{M}]+/u
const UMLAUTS = ['ä', 'ö', 'ü']

/** The words of a text as they stand there, each letter with its accent in one. */
export const writtenWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .split(NO_LETTERS)
    .filter(word => word !== '')

/**
 * Whether a word in a text, equal to a form of a list's word but for accents, has the accents that it needs. "Bälle" are balls, and
 * "sage" is no "Säge"; "près" is no "pré", "te" no "té", and "canciones" are songs.
 */
export function agrees(word: string, base: string, language: NamedLanguage): boolean {
  const [said, listed] = [word.toLowerCase(), base.toLowerCase()]
  switch (language) {
    case 'de':
      return UMLAUTS.every(letter => !listed.includes(letter) || said.includes(letter))
    case 'es':
      return said.length !== listed.length || said === listed
    case 'fr':
      return said.startsWith(listed)
    case 'it':
      return said.length === listed.length ? sameBut(said, listed) : said.startsWith(listed.slice(0, -1))
    default:
      return true
  }
}

/** The last vowel is another one in the plural. */
const sameBut = (said: string, listed: string): boolean =>
  said === listed || (said.slice(0, -1) === listed.slice(0, -1) && /[aeiou]$/u.test(said) && /[aeiou]$/u.test(listed))
