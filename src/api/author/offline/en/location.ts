import { own } from '../../../../lib/own.ts'
import { countWords } from '../../../../lib/words.ts'
import { EXCERPT_WORDS_SHORTER, plain, quote } from '../../../story/plain-words.ts'
import type { Whereabouts } from '../pack/whereabouts.ts'
import { capital } from '../template.ts'
import { withArticle } from './article.ts'

/** A place in English: "in Leeds", "on Mars", "in a place called ‘…’". */
export interface EnglishPlace extends Whereabouts {
  readonly at: string
  /** False when `at` had to quote. */
  readonly isKnown: boolean
}

const PREPOSITION =
  /^(?:in|inside|on|at|round|around|across|opposite|by|near|under|above|behind|beside|between|among|beyond|over|within|outside|somewhere|deep|high|next to|close to|far|up|down|aboard)\b/iu
const SAID: Readonly<Record<string, string>> = {
  home: 'at home',
  school: 'at school',
  sea: 'by the sea',
  space: 'in space',
  seaside: 'at the seaside',
  mars: 'on Mars',
  venus: 'on Venus',
  moon: 'on the moon',
  'the moon': 'on the moon',
  'north pole': 'at the North Pole',
  'the north pole': 'at the North Pole',
  'south pole': 'at the South Pole',
  'the south pole': 'at the South Pole',
  'the sea': 'by the sea',
  'the internet': 'on the internet',
}
const ISLANDS = new Set(
  'skye mull iona jersey guernsey sark crete rhodes sicily sardinia corsica majorca ibiza tenerife bali hawaii malta cyprus lundy orkney shetland'.split(
    ' ',
  ),
)

const HEADS: Readonly<Record<string, string>> = {
  on: 'island isle moon planet ship boat houseboat farm hill mountain beach street road lane train bus floor roof ranch ferry pier coast estate playground cliff raft bridge comet asteroid balcony spaceship steamer tram',
  at: 'stop corner end edge top bottom school station airport seaside zoo harbour nursery crossroads stadium funfair fair inn',
  by: 'sea lake river canal pond ocean shore waterfall',
  in: 'forest wood woods castle village town city house garden park palace cave desert jungle tower cottage kitchen library attic valley room bedroom flat hospital kingdom world galaxy mill barn tent shop bakery theatre circus country treehouse lighthouse hut caravan submarine space museum hotel café cafe cellar fort land suburb mansion temple church orchard greenhouse den bookshop market office basement meadow field swamp mountains alps hills highlands wilderness pub workshop',
}
const PREPOSITION_OF = new Map(
  Object.entries(HEADS).flatMap(([preposition, nouns]) => nouns.split(' ').map(noun => [noun, preposition] as const)),
)

/** Start of details after the head word: "a village where the river runs uphill". */
const MORE =
  /,| (?:with|where|that|which|above|below|behind|after|before|to|of|near|by|on|in|at|under|full|made|built|between)\b/iu
const OWNED = /^(?:my|our|your|his|her|their)\b/iu
const ARTICLE = /^(?:the|a|an|\p{L}+['’]s)\b/iu
const NAME_WORDS = 5
/** A foreign article, also with its preposition: no English noun phrase follows. */
const FOREIGN_START =
  /^(?:[Dd](?:er|ie|as|em) |(?:ein(?:e[mnrs]?)?|im|am|beim|zum|zur|auf|bei|hinter|unter|unsere?|meine?|la|le|les|el|los|las|lo|il|gli|un|une|una|uno|al|alla|nel|nella|sul|sulla|au|aux|à|dans|chez|sur|en|con) )/u
/** "La plage": an article with a capital before a noun without one; "La Rochelle" is a name. */
const FOREIGN_SENTENCE =
  /^(?:Ein(?:e[mnrs]?)?|Im|Am|Beim|La|Le|Les|El|Los|Las|Lo|Il|Gli|Un|Une|Una|Uno|Dans|Sur|En|À|Nel|Nella) \p{Ll}|^(?:Im|Am|Eine?[mnrs]?) |^[lL]['’]/u
const PHRASE_UNITS = 60
const PHRASE_WORDS = 12

function headNoun(text: string): string {
  return (text.split(MORE)[0] ?? '').trim().split(' ').at(-1)?.toLowerCase() ?? ''
}

function nounPhrase(text: string): string | undefined {
  const head = headNoun(text)
  const preposition = PREPOSITION_OF.get(head)
  if (!preposition) return undefined
  if (ARTICLE.test(text))
    return `${preposition} ${/^(?:the|a|an) /iu.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text}`
  if (/^\p{Lu}/u.test(text) && text.includes(' ')) return undefined
  const isBare = text.toLowerCase() === head
  return isBare || /s$/u.test(head) ? `${preposition} the ${text.toLowerCase()}` : `${preposition} ${withArticle(text)}`
}

const isName = (text: string): boolean => {
  const words = text.split(' ')
  return (
    words.length <= NAME_WORDS &&
    words.every(word => /^(?:\p{Lu}|\p{Lo}|\p{N}|of|the|on|upon|de|la|le|del|in|under|am|and)/u.test(word)) &&
    /\p{Lu}|\p{Lo}/u.test(text)
  )
}

function properName(text: string): string | undefined {
  const lower = text.toLowerCase()
  if (ISLANDS.has(lower) || /^(?:the )?(?:isle|island) of /iu.test(text) || /^mount /iu.test(text)) return `on ${text}`
  if (/^(?:lake|loch) /iu.test(text)) return `by ${text}`
  const head = PREPOSITION_OF.get(lower.split(' ').at(-1) ?? '')
  if (isName(text.replaceAll(',', ''))) return `${head ?? 'in'} ${text}`
  const isWord = /^\p{Ll}+$/u.test(text)
  return isWord ? `in ${capital(text)}` : undefined
}

export function whereabouts(text: string): EnglishPlace {
  const phrase = plain(text)
  const known = own(SAID, phrase.toLowerCase())
  if (known) return { plain: phrase, at: known, isKnown: true }
  if (phrase === '') return { plain: phrase, at: 'in a place without a name', isKnown: true }
  const isLong = phrase.length > PHRASE_UNITS || countWords(phrase) > PHRASE_WORDS
  const isForeign = FOREIGN_START.test(phrase) || FOREIGN_SENTENCE.test(phrase)
  const isOdd = isLong || isForeign || OWNED.test(phrase) || /[!?;:()]/u.test(phrase)
  const isPhrase = !isOdd && PREPOSITION.test(phrase)
  const at = isOdd
    ? undefined
    : isPhrase
      ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
      : (nounPhrase(phrase) ?? properName(phrase))
  return at
    ? { plain: phrase, at, isKnown: true }
    : { plain: phrase, at: `in a place called ‘${quote(text, EXCERPT_WORDS_SHORTER)}’`, isKnown: false }
}
