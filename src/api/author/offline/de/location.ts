import { own } from '../../../../lib/own.ts'
import { countWords } from '../../../../lib/words.ts'
import { plain } from '../../../story/plain-words.ts'
import type { Whereabouts } from '../pack/whereabouts.ts'
import { type Genus, PLACE_NOUNS } from './place-nouns.ts'

/** Longer places are quoted. */
const LONGEST = { words: 7, units: 60 }

const PREPOSITION =
  /^(?:in|im|auf|am|an|bei|beim|unter|über|hinter|hinterm|unterm|überm|vorm|vor|zwischen|neben|zu|zuhause|daheim|nahe|mitten|irgendwo|tief|hoch)\b/iu
/** Proper names with an article, or another preposition than "in". */
const PROPER: Readonly<Record<string, string>> = {
  schweiz: 'in der Schweiz',
  türkei: 'in der Türkei',
  ukraine: 'in der Ukraine',
  slowakei: 'in der Slowakei',
  mongolei: 'in der Mongolei',
  niederlande: 'in den Niederlanden',
  usa: 'in den USA',
  mars: 'auf dem Mars',
  mond: 'auf dem Mond',
  nordpol: 'am Nordpol',
  südpol: 'am Südpol',
  weltraum: 'im Weltraum',
  weltall: 'im Weltall',
  all: 'im All',
  nordsee: 'an der Nordsee',
  ostsee: 'an der Ostsee',
  bodensee: 'am Bodensee',
  alpen: 'in den Alpen',
  schwarzwald: 'im Schwarzwald',
  harz: 'im Harz',
  allgäu: 'im Allgäu',
  internet: 'im Internet',
  zuhause: 'zu Hause',
}
const ISLANDS =
  'sylt amrum föhr rügen usedom mallorca ibiza kreta rhodos sizilien sardinien korsika teneriffa bali hawaii kuba malta zypern madagaskar helgoland norderney borkum juist langeoog'.split(
    ' ',
  )

const DATIVE: Readonly<Record<Genus, { readonly definite: string; readonly indefinite: string }>> = {
  m: { definite: 'dem', indefinite: 'einem' },
  f: { definite: 'der', indefinite: 'einer' },
  n: { definite: 'dem', indefinite: 'einem' },
  p: { definite: 'den', indefinite: '' },
}

const CONTRACTED: Readonly<Record<string, string>> = { 'in dem': 'im', 'an dem': 'am' }
const ARTICLE = /^(?:der|die|das|den|dem|ein|eine|einem|einer|einen)$/iu
const ADJECTIVE = /^\p{Ll}+(?:e|er|es|en)$/u
/** The possessive takes the place of the article: "unser Haus", "ihre alte Schule". */
const POSSESSIVE = /^(sein|ihr|unser|euer|eur)(?:e|em|en|er)?$/iu

/** Ends of towns and countries too: "Hamburg" is no castle. */
const TOWN_ENDS = new Set(
  'burg dorf berg land hof see tal stadt haus feld moor all ort alm hafen bach platz reich heim markt wald weiler garten brunnen nest turm berge weide halle'.split(
    ' ',
  ),
)

function headNoun(head: string, isBare: boolean) {
  const lower = head.toLowerCase()
  const ends = ([word]: readonly [string, unknown]) =>
    word.length > 2 && lower.endsWith(word) && !(isBare && TOWN_ENDS.has(word))
  const longest = [...PLACE_NOUNS].filter(ends).toSorted(([one], [other]) => other.length - one.length)
  return [...PLACE_NOUNS].find(([word]) => lower === word) ?? longest[0]
}

/** Dative: "unserem", "ihrer". */
function possessive(word: string, genus: Genus): string | undefined {
  const stem = POSSESSIVE.exec(word)?.[1]?.toLowerCase()
  const ending = { m: 'em', f: 'er', n: 'em', p: 'en' }[genus]
  return stem && (stem === 'euer' ? 'eur' : stem) + ending
}

const GENUS_SAID: Readonly<Record<string, string>> = { der: 'm', die: 'fp', das: 'n' }

/** The article may name another gender than the lexicon: "die See" is not the lake. */
const isOfAnother = (article: string, genus: Genus): boolean =>
  own(GENUS_SAID, article.toLowerCase())?.includes(genus) === false

function nounPhrase(words: readonly string[]): string | undefined {
  const articled = ARTICLE.test(words[0] ?? '') || POSSESSIVE.test(words[0] ?? '')
  const rest = articled ? words.slice(1) : words
  const head = rest.at(-1) ?? ''
  const adjectives = rest.slice(0, -1)
  const isBare = !articled && adjectives.length === 0
  const known = headNoun(head, isBare)
  if (!known || !adjectives.every(word => ADJECTIVE.test(word))) return undefined
  const { genus, preposition } = known[1]
  if (isOfAnother(words[0] ?? '', genus)) return undefined
  const definite = articled ? /^d/iu.test(words[0] ?? '') : adjectives.length === 0
  const article = possessive(words[0] ?? '', genus) ?? (definite ? DATIVE[genus].definite : DATIVE[genus].indefinite)
  const ending = adjectives.map(word => word.replace(/(?:e|er|es|en)$/u, 'en'))
  const noun = head.charAt(0).toUpperCase() + head.slice(1) + (genus === 'p' && !head.endsWith('n') ? 'n' : '')
  const start = `${preposition} ${article}`.trim()
  return [CONTRACTED[start] ?? start, ...ending, noun].join(' ')
}

function properName(text: string): string | undefined {
  const lower = text.toLowerCase()
  const known = own(PROPER, lower)
  if (known) return known
  if (ISLANDS.includes(lower)) return `auf ${text}`
  const isName = text
    .split(/[ -]/u)
    .every(word => /^(?:\p{Lu}|\p{Lo}|am|an|der|im|bei|ob|von|la|el|de|den)/u.test(word))
  return isName && text.split(' ').length <= 4 && !/[,;:!?()]/u.test(text) ? `in ${text}` : undefined
}

export function whereabouts(text: string): Whereabouts {
  const phrase = plain(text)
  const words = phrase.split(' ')
  if (words.length > 6 || countWords(phrase) > LONGEST.words || phrase.length > LONGEST.units)
    return { plain: phrase, at: undefined }
  if (PREPOSITION.test(phrase)) return { plain: phrase, at: phrase.charAt(0).toLowerCase() + phrase.slice(1) }
  const parts = /^(.+?),? ((?:in|im|am|an|auf|bei) .+)$/su.exec(phrase)
  if (parts) {
    const start = whereabouts(parts[1] ?? '').at
    return { plain: phrase, at: start && `${start} ${parts[2]}` }
  }
  const commaParts = /^([^,]+), ([^,]+)$/u.exec(phrase)
  const first = commaParts && properName(commaParts[1] ?? '')
  if (first) return { plain: phrase, at: `${first}, ${commaParts[2]},` }
  const isArticled = ARTICLE.test(words[0] ?? '') || POSSESSIVE.test(words[0] ?? '')
  const name = isArticled ? own(PROPER, words.slice(1).join(' ').toLowerCase()) : properName(phrase)
  return { plain: phrase, at: nounPhrase(words) ?? name }
}
