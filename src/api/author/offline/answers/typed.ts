import { plain } from '../../../story/plain-words.ts'

/** UTF-16 units; longer answers are stories of their own. */
const ANSWER_UNITS_MOST = 200

const PICTURES = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f/gu
const CONSONANTS_MOST = 4
const VOWEL = /[aeiouyäöüàâéèêëîïôœùûáíóúìòæøåı]/iu
const KEYBOARD = /qwer|wert[yz]|asdf|sdfg|dfgh|fghj|hjkl|yxcv|zxcv|xcvb|(.)\1\1/iu

/** One line without pictures and our marks; undefined for what is empty, too long or no text. */
export function typed(text: string): string | undefined {
  if (text.length > ANSWER_UNITS_MOST || !text.isWellFormed()) return undefined
  const words = plain(plain(text).replace(PICTURES, ' '))
    .replace(/'/g, '’')
    // What is left of single quotation marks.
    .replace(/(?<!\p{L})’|(?<![so])’(?!\p{L})/gu, '')
    .replace(/(?<![!\s])[!\s]+$/u, '')
  return words === '' || words.includes('?') ? undefined : words
}

/** As it was typed, with its pictures and last mark; undefined for what is too long or no text. */
export const spokenWords = (text: string): string | undefined =>
  text.length > ANSWER_UNITS_MOST || !text.isWellFormed() ? undefined : plain(text)

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
export const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)

const isShouted = (text: string): boolean => {
  const letters = text.replace(/\P{L}/gu, '')
  return letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
}

/** "RUBBER BOOTS" in small letters. */
export const quiet = (text: string): string => (isShouted(text) ? text.toLowerCase() : text)

/** Whether a word that no list knows can be one: no run of keys, no letters without a vowel. */
export function isWordLike(word: string): boolean {
  if (!/^\p{L}[\p{L}\p{M}’-]+$/u.test(word) || KEYBOARD.test(word) || !VOWEL.test(word)) return false
  let run = 0
  for (const letter of word) {
    run = VOWEL.test(letter) || /[’-]/u.test(letter) ? 0 : run + 1
    if (run > CONSONANTS_MOST) return false
  }
  return true
}

/** Words that no name holds, in any of the languages: a name is no phrase of another one. */
const NO_NAME = new Set(
  (
    'der die das den dem ein eine einen ich du er sie es wir ihr und oder ist sind war nicht kein keine mit von nichts alles nein ja was ' +
    'the a an i you he she it we they and or is are was not no yes with of my his her our your nothing everything me what who none nobody ' +
    'le la les un une des je tu il elle nous vous ils et ou est sont avec de du mon ma mes son sa ses rien tout non oui moi quoi ' +
    'el los las una unos unas yo tú él ella y es son con del al mi su nada todo sí qué ' +
    'lo gli uno io lui lei noi e è sono di mio suo niente tutto cosa boh si sì ciao hallo hello hola bonjour'
  ).split(' '),
)
const NAME_UNITS = 24

/** "Flocke", "Mr. Pickles", "Jean-Loup". */
export function isName(words: readonly string[]): boolean {
  return (
    words.length > 0 &&
    words.length <= 3 &&
    words.join(' ').length <= NAME_UNITS &&
    words.every(
      word =>
        isCapital(word) &&
        !NO_NAME.has(word.toLowerCase()) &&
        (/^(?:Mr|Mrs|Ms|Dr|St|Mme|Mlle|M)\.?$/u.test(word) || isWordLike(word)),
    )
  )
}
