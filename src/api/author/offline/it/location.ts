import { own } from '../../../../lib/own.ts'
import { countWords } from '../../../../lib/words.ts'
import { plain } from '../../../story/plain-words.ts'
import type { Whereabouts } from '../pack/whereabouts.ts'
import { capital } from '../template.ts'
import { after, definite, indefinite } from './article.ts'
import { LANDS, NOUNS, SAID, STREETS } from './place-words.ts'

/** Longer places are quoted. */
const LONGEST = { words: 9, units: 60 }
const NAME_WORDS = 5

/** Phrases with a preposition are taken as they are. */
const PREPOSITION =
  /^(?:(?:in|a|ad|al|allo|alla|ai|agli|alle|nel|nello|nella|nei|negli|nelle|su|sul|sullo|sulla|sui|sugli|sulle|da|dal|dallo|dalla|dai|dagli|dalle|sotto|sopra|dietro|davanti|dentro|fuori|oltre|lungo|presso|vicino|accanto|attorno|intorno|lontano|tra|fra|di fronte|di là|di qua|qui|qua|lì|là|laggiù|lassù|quassù|quaggiù|ovunque|dappertutto)(?= |$)|(?:all|nell|sull|dall)['’](?=\p{L}))/iu
const DEFINITE = /^(?:(?:il|lo|la|i|gli|le) (?=\S)|l['’](?=\p{L}))/iu
const INDEFINITE = /^(?:(?:un|uno|una) (?=\S)|un['’](?=\p{L}))/iu
const ODD = /[!?;:()]/u
/** Ownership that only the visitor can say: "il nostro giardino". */
const OWNED = /^(?:(?:il|lo|la|i|gli|le) )?(?:mi[oae]|miei|tu[oae]|tuoi|nostr[oaie]|vostr[oaie])(?= |$)/iu
/** Words after which a place is a particular one: "bosco dei cento acri". */
const OF = /^(?:d['’]|dell['’])|^(?:di|del|dello|della|dei|degli|delle)$/iu

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const headOf = (text: string): string => (/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase()

/** "nel bosco", "in un castello incantato", "sull’isola": the head of an Italian phrase is first. */
function nounPhrase(phrase: string): string | undefined {
  const [definiteArticle] = DEFINITE.exec(phrase) ?? []
  const [indefiniteArticle] = INDEFINITE.exec(phrase) ?? []
  const bare = phrase.slice((definiteArticle ?? indefiniteArticle ?? '').length)
  const noun = NOUNS.get(headOf(bare))
  // "L’Aquila", "Il Cairo", "il Colosseo": a name with its article.
  if (!noun)
    return definiteArticle && /^\p{Lu}/u.test(bare) ? after('a', definiteArticle.toLowerCase() + bare) : undefined
  if (definiteArticle) return after(noun.preposition, definiteArticle.toLowerCase() + bare)
  if (indefiniteArticle) return `${noun.preposition} ${small(phrase)}`
  return bareNoun(phrase, noun)
}

function bareNoun(
  phrase: string,
  { gender, isPlural, preposition }: NonNullable<ReturnType<typeof NOUNS.get>>,
): string {
  const words = phrase.split(' ')
  const [first = '', second = ''] = words
  const isName = words.slice(1).some(word => /^\p{Lu}/u.test(word)) && /^\p{Lu}/u.test(first)
  if (STREETS.has(first.toLowerCase()) && words.length > 1) return `in ${phrase}`
  if (isName && /^villa$/iu.test(first)) return `a ${phrase}`
  const isKnown = words.length === 1 || isName || OF.test(second)
  if (isKnown) return after(preposition, `${definite(gender, isPlural, first)}${isName ? phrase : small(phrase)}`)
  if (isPlural) return `${preposition} ${small(phrase)}`
  return `${preposition} ${indefinite(gender, first)}${small(phrase)}`
}

const isNameWord = (word: string): boolean =>
  /^(?:\p{Lu}|\p{Lo}|\p{N}|[dl]['’]\p{Lu}|dell['’]\p{Lu}|(?:di|de|del|della|dei|degli|delle|la|il|lo|e|sul|sulla|in|a)$)/u.test(
    word,
  )

function properName(phrase: string): string | undefined {
  const words = phrase.split(' ')
  if (LANDS.has(phrase.toLowerCase())) return `in ${capital(phrase)}`
  if (STREETS.has(words[0]?.toLowerCase() ?? '') && words.length > 1 && words.length <= NAME_WORDS)
    return `in ${phrase}`
  if (words.length <= NAME_WORDS && words.every(isNameWord) && /^[\p{Lu}\p{Lo}]/u.test(phrase))
    return after('a', phrase)
  return words.length === 1 && /^\p{Ll}{3,}$/u.test(phrase) ? after('a', capital(phrase)) : undefined
}

/** Place and details: "Torino, vicino al fiume". */
function withAside(phrase: string): string | undefined {
  const [, place = '', aside = ''] = /^([^,]+), ([^,]+)$/u.exec(phrase) ?? []
  const at = place === '' ? undefined : properName(place)
  return at && `${at}, ${aside},`
}

/** The article is only said in other cases: "la Toscana", "l’Italia". */
const land = (phrase: string): string | undefined => {
  const bare = phrase.replace(DEFINITE, '')
  return LANDS.has(bare.toLowerCase()) ? `in ${capital(bare)}` : own(SAID, bare.toLowerCase())
}

/** "a Milano", "in Italia", "sulla Luna", "in un bosco incantato". `at` is undefined for what must be quoted. */
export function whereabouts(text: string): Whereabouts {
  const phrase = plain(text)
  const said = own(SAID, phrase.toLowerCase()) ?? land(phrase)
  if (said) return { plain: phrase, at: said }
  const isLong = phrase.length > LONGEST.units || countWords(phrase, 'it') > LONGEST.words
  if (phrase === '' || isLong || ODD.test(phrase) || OWNED.test(phrase)) return { plain: phrase, at: undefined }
  if (PREPOSITION.test(phrase)) return { plain: phrase, at: small(phrase) }
  if (phrase.includes(',')) return { plain: phrase, at: withAside(phrase) }
  return { plain: phrase, at: nounPhrase(phrase) ?? properName(phrase) }
}
