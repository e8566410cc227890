import { own } from '../../../../../lib/own.ts'
import { plain } from '../../../../story/plain-words.ts'
import { whereabouts } from '../../de/location.ts'
import type { NounPhrase, Place } from '../reading.ts'
import { splitTail } from '../split-tail.ts'
import { capitalised, isCapital, quiet, typed } from '../typed.ts'
import { whereFrom } from './direction.ts'
import { HEAVY } from './heavy.ts'
import { lookUp } from './lexicon.ts'
import { readNounPhrase } from './noun-phrase.ts'

/** "unser Garten" is the visitor's; a story says "der Garten". */
const OURS = /^(?:mein|unser|euer|dein)(?:e[mnrs]?)? /iu
const ARTICLES: Readonly<Record<string, string>> = { m: 'der', f: 'die', n: 'das' }
/** Places in which somebody is, not beside which. */
const WITHIN = /^(?:im|in|am|an|auf) /iu
const TAIL = /^(?:unter|über|hinter|vor|neben|zwischen|am|an|im|in|auf|mit|aus|von|bei)$/u

/** With the article of its own: "unser Garten", "im Garten". */
function articled(words: string): string {
  const bare = words.replace(OURS, '')
  if (bare === words) return words
  const [found] = lookUp(bare.split(' ')[0] ?? '')
  return found ? `${found.isPlural ? 'die' : ARTICLES[found.noun.genus]} ${bare}` : bare
}

const isPlace = (at: string | undefined): at is string => at !== undefined

/** Places that a story's scene is never at as a whole, and so are none of the locations. */
const SMALL_PLACES: Readonly<Record<string, string>> = {
  in: 'strandkorb korb bett hochbett sessel kiste truhe badewanne wanne hängematte sandkasten schuppen wohnwagen höhle zimmer schublade karton zelle kabine pavillon abteil waggon fahrstuhl aufzug ecke winkel gebüsch busch strauch gang gewölbe lager archiv atelier studio halle bad dusche kapelle hof graben',
  auf: 'baum schaukel bank fensterbank stein teppich rutsche matratze stuhl tisch floß trampolin balkon steg bootssteg boden hochsitz stufe schwelle bahnsteig empore tribüne bühne parkplatz felsen ast stapel gerüst podest rasen piste',
  an: 'mauer zaun hecke fenster schalter ofen kamin herd kreuzung ampel klippe quelle teich tümpel tresen zapfsäule tankstelle bude',
}
/** "an Gleis 3" */
const NUMBERED: Readonly<Record<string, string>> = {
  gleis: 'an',
  tor: 'an',
  bahnsteig: 'auf',
  zimmer: 'in',
  kabine: 'in',
  abteil: 'in',
  raum: 'in',
  haus: 'in',
  platz: 'auf',
  tisch: 'an',
}
const WITH_NUMBER = /^(\p{Lu}\p{Ll}{2,}) \d{1,3}[a-z]?$/u

function numbered(words: string): string | undefined {
  const preposition = own(NUMBERED, WITH_NUMBER.exec(words)?.[1]?.toLowerCase() ?? '')
  return preposition && `${preposition} ${words}`
}

/** "auf dem alten Apfelbaum": by the noun that ends in one of them. */
function smallPlace(words: string, phrase: NounPhrase | undefined): string | undefined {
  const [found] = phrase?.isName === false && !phrase.isPlural ? lookUp(phrase.forms.name?.split(' ').at(-1) ?? '') : []
  const noun = found?.noun.singular ?? ''
  const preposition = Object.keys(SMALL_PLACES).find(key => SMALL_PLACES[key]?.split(' ').includes(noun))
  const dative = /^ein/iu.test(words) ? phrase?.forms.einem : phrase?.forms.dem
  return preposition && dative && `${preposition} ${dative}`.replace(/^in dem /u, 'im ')
}

/** Where something is: of the head, with what tells more about it. */
function whereOf(words: string): string | undefined {
  const whole = whereabouts(words).at
  if (isPlace(whole)) return whole
  const [head, tail] = splitTail(words, TAIL)
  const at = head === '' ? undefined : whereabouts(head).at
  return at && `${at} ${tail}`
}

function phraseIn(words: string) {
  if (!WITHIN.test(words)) return readNounPhrase(words)
  const [preposition = '', ...rest] = words.split(' ')
  const isMelted = /^(?:im|am)$/iu.test(preposition)
  return readNounPhrase([...(isMelted ? ['dem'] : []), ...rest].join(' '))
}

export function readPlace(text: string): Place | undefined {
  const input = typed(text)
  if (input === undefined || HEAVY.test(input)) return undefined
  const words = articled(whereFrom(quiet(plain(input))))
  const isCommon = !isCapital(words) && !words.includes(' ') && lookUp(words).length > 0
  const phrase = phraseIn(words)
  const known = numbered(words) ?? smallPlace(words, phrase)
  const at = known ?? whereOf(isCommon ? capitalised(words) : words)
  // "in Löffel": a noun that is no place is no town either.
  const isTown = /^in \p{Lu}\p{L}+$/u.test(at ?? '') && !/^in /iu.test(words) && phrase !== undefined && !phrase.isName
  if (!at || isTown) return undefined
  const place = phrase?.isName ? undefined : phrase
  return {
    kind: 'place',
    language: 'de',
    phrase: place,
    forms: { in: at.split(',')[0] ?? at, ...(place ? {} : { '': words }) },
  }
}
