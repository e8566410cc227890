import { after } from '../../it/article.ts'
import { whereabouts } from '../../it/location.ts'
import { NOUNS } from '../../it/place-words.ts'
import type { NounPhrase, Place } from '../reading.ts'
import { splitTail } from '../split-tail.ts'
import { isCapital, quiet, typed } from '../typed.ts'
import { HEAVY } from './heavy.ts'
import { readNounPhrase } from './noun-phrase.ts'

/** "il nostro giardino" is the visitor's; a story says "il giardino". */
const OURS = /^(?:(?:il|lo|la|i|gli|le|l’) ?)?(?:mi[oae]|miei|nostr[oaie]|vostr[oaie]|tu[oae]|tuoi) /iu
const PREPOSED =
  /^(?:(?:in|a|ad|al|allo|alla|ai|alle|nel|nello|nella|nei|negli|nelle|su|sul|sullo|sulla|sui|da|dal|dallo|dalla|dai|sotto|sopra|dietro|davanti|dentro|fuori|oltre|lungo|vicino|accanto|tra|fra) |(?:all|nell|sull|dall)’)/iu
/** Places in which somebody is, with the article that their preposition holds. */
const WITHIN: readonly (readonly [RegExp, string])[] = [
  [/^(?:nel|al|sul) /iu, 'il '],
  [/^(?:nello|allo|sullo) /iu, 'lo '],
  [/^(?:nella|alla|sulla) /iu, 'la '],
  [/^(?:nell|all|sull)’/iu, 'l’'],
  [/^in (?!cima|fondo|mezzo|giro)/iu, ''],
]
const TAIL = /^(?:sotto|sopra|dietro|su|sul|sulla|con|vicino|davanti|di|del|della|dei|delle|a|al|alla)$|^sull’/u

function articled(words: string): string {
  const bare = words.replace(OURS, '')
  return bare === words ? words : ((readNounPhrase(bare) ?? readNounPhrase(words))?.forms.il ?? bare)
}

function whereOf(words: string): string | undefined {
  const [head, tail] = PREPOSED.test(words) ? ['', ''] : splitTail(words, TAIL)
  return whereabouts(words).at ?? (head === '' ? undefined : addTail(whereabouts(head).at, tail))
}
/** Places that a story's scene is never at as a whole, and so are none of the locations. */
const INSIDE = new Set(
  'tana nido cuccia armadio vasca scatolone sgabuzzino rifugio rimessa cabina ripostiglio dispensa vagone scompartimento furgone camper roulotte trattore doccia spogliatoio palestra mensa cappella cripta rovina galleria sottopasso vicolo cespuglio siepe fosso buca angolo angolino nicchia gazebo padiglione edicola chiosco cantuccio androne ingresso atrio corte aia recinto ovile pollaio legnaia carrozza garage box lavatoio orto'.split(
    ' ',
  ),
)
const ON_TOP = new Set(
  'divano tappeto letto altalena scivolo poltrona amaca soppalco binario pontile banchina gradino pianerottolo davanzale scoglio prato roccia riva argine sponda molo passerella muro muretto marciapiede sentiero materasso sedia sgabello ramo tronco palco tribuna rampa sagrato spalto diga lungofiume lungolago barca veranda tettoia seggiola'.split(
    ' ',
  ),
)

/** "in un vecchio castello": the noun is not the first word. */
function byNoun(words: string, phrase: NounPhrase | undefined): string | undefined {
  const noun = (phrase?.forms.name ?? '').replace(/^(?:il|lo|la|i|gli|le) |^l’/u, '')
  const preposition = NOUNS.get(noun)?.preposition ?? (INSIDE.has(noun) ? 'in' : ON_TOP.has(noun) ? 'su' : undefined)
  if (!phrase || !preposition) return undefined
  return /^un/iu.test(words) ? `${preposition} ${phrase.forms.un}` : after(preposition, phrase.forms.il ?? '')
}

const addTail = (at: string | undefined, tail: string): string | undefined => at && `${at} ${tail}`

function phraseIn(words: string) {
  const inside = WITHIN.find(([preposition]) => preposition.test(words))
  if (!inside && PREPOSED.test(words)) return undefined
  const phrase = readNounPhrase(inside ? words.replace(inside[0], inside[1]) : words)
  return phrase?.isName ? undefined : phrase
}

export function readPlace(text: string): Place | undefined {
  const input = typed(text)
  if (input === undefined || HEAVY.test(input) || /^(?:niente|no|sì|tutto|nulla)$/iu.test(input)) return undefined
  const words = articled(quiet(input).replace(/^(a )?casa (?:mia|nostra)$/iu, 'casa'))
  const isHome = /^(?:a )?(?:casa|scuola|casa mia|casa nostra)$/iu.test(words)
  const place = isHome ? undefined : phraseIn(words)
  const small = place && isCapital(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
  const at = whereOf(small) ?? byNoun(small, place)
  const isProper = isCapital(words) || /^(?:la |il |l’)\p{Lu}/u.test(words)
  if (!at || (!isProper && !place && !isHome && !PREPOSED.test(words))) return undefined
  return {
    kind: 'place',
    language: 'it',
    phrase: place,
    forms: { in: at.split(',')[0] ?? at, ...(place ? {} : { '': words }) },
  }
}
