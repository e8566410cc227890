import { own } from '../../../../lib/own.ts'
import { countWords } from '../../../../lib/words.ts'
import { plain } from '../../../story/plain-words.ts'
import type { Whereabouts } from '../pack/whereabouts.ts'
import { capital } from '../template.ts'
import { FEMININE, MASCULINE, PLURAL_FEMININE, PLURAL_MASCULINE, SAID } from './place-words.ts'

/** Longer places are quoted. */
const LONGEST = { words: 9, units: 60 }
const NAME_WORDS = 5

/** Phrases with a preposition are taken as they are. */
const PREPOSITION =
  /^(?:en|bajo|sobre|ante|tras|entre|junto a|junto al|cerca de|cerca del|lejos de|lejos del|detrás de|detrás del|delante de|delante del|debajo de|debajo del|encima de|encima del|dentro de|dentro del|fuera de|fuera del|enfrente de|enfrente del|frente a|frente al|alrededor de|alrededor del|más allá de|más allá del|a bordo de|a bordo del|a orillas de|a orillas del|a la orilla|a la sombra|a las afueras|a los pies|al pie|al lado|al borde|al final|al fondo|al otro lado|al aire libre|al norte|al sur|al este|al oeste|aquí|allí)(?= |$)/iu
const ARTICLE = /^(?:el|la|los|las|un|una|unos|unas)$/iu
const ODD = /[!?¡¿;:()]/u
/** Ownership that only the visitor can say: "nuestro jardín". */
const OWNED = /^(?:mi|mis|tu|tus|nuestr[oa]s?|vuestr[oa]s?)$/iu

function articleFor(head: string, isBare: boolean): string | undefined {
  if (MASCULINE.has(head)) return isBare ? 'el' : 'un'
  if (FEMININE.has(head)) return isBare ? 'la' : 'una'
  if (PLURAL_MASCULINE.has(head)) return isBare ? 'los' : 'unos'
  return PLURAL_FEMININE.has(head) ? (isBare ? 'las' : 'unas') : undefined
}

/** "en el bosque", "en un castillo encantado": the head of a Spanish phrase is first. */
function nounPhrase(phrase: string, words: readonly string[]): string | undefined {
  const [first = ''] = words
  if (ARTICLE.test(first) && words.length > 1)
    return `en ${/^\p{Lu}/u.test(words[1] ?? '') ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1)}`
  // "Villa Luna" is a name; a head word followed by lower-case words is none.
  if (words.slice(1).some(word => /^\p{Lu}/u.test(word)) && /^\p{Lu}/u.test(first)) return undefined
  const article = articleFor(first.toLowerCase(), words.length === 1)
  return article && `en ${article} ${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}`
}

const isNameWord = (word: string): boolean =>
  /^(?:\p{Lu}|\p{Lo}|\p{N}|(?:de|del|la|las|los|el|y|e|al|sobre|en)$)/u.test(word)

function properName(phrase: string, words: readonly string[]): string | undefined {
  if (words.length <= NAME_WORDS && words.every(isNameWord) && /^[\p{Lu}\p{Lo}]/u.test(phrase)) return `en ${phrase}`
  return words.length === 1 && /^\p{Ll}{3,}$/u.test(phrase) ? `en ${capital(phrase)}` : undefined
}

/** Place and details: "Sevilla, cerca del río". */
function withAside(phrase: string): string | undefined {
  const [, place = '', aside = ''] = /^([^,]+), ([^,]+)$/u.exec(phrase) ?? []
  const at = place === '' ? undefined : properName(place, place.split(' '))
  return at && `${at}, ${aside},`
}

/** "en Madrid", "en la Luna", "en un bosque encantado". `at` is undefined for what must be quoted. */
export function whereabouts(text: string): Whereabouts {
  const phrase = plain(text)
  const words = phrase.split(' ')
  const said = own(SAID, phrase.toLowerCase())
  if (said) return { plain: phrase, at: said }
  const isLong = phrase.length > LONGEST.units || countWords(phrase, 'es') > LONGEST.words
  if (phrase === '' || isLong || ODD.test(phrase) || OWNED.test(words[0] ?? '')) return { plain: phrase, at: undefined }
  if (PREPOSITION.test(phrase)) return { plain: phrase, at: phrase.charAt(0).toLowerCase() + phrase.slice(1) }
  if (phrase.includes(',')) return { plain: phrase, at: withAside(phrase) }
  return { plain: phrase, at: nounPhrase(phrase, words) ?? properName(phrase, words) }
}
