import { whereabouts } from '../../en/location.ts'
import type { Place } from '../reading.ts'
import { quiet, typed } from '../typed.ts'
import { HEAVY } from './heavy.ts'
import { nounOf } from './lexicon.ts'
import { readNounPhrase } from './noun-phrase.ts'

/** Places that a story's scene is never at as a whole, and so are none of the locations. */
const SMALL_PLACES: Readonly<Record<string, string>> = {
  on: 'seat allotment sofa bed doorstep windowsill bench swing trampoline landing stairs rug steps',
  in: 'shed wardrobe bathtub bath sandpit cupboard hammock bunker pantry loft conservatory',
}

/** "on the allotment", "in Grandad’s loft". */
function small(words: string): string | undefined {
  const head = words.split(' of ')[0]?.split(' ').at(-1)?.toLowerCase() ?? ''
  const preposition = Object.keys(SMALL_PLACES).find(key => SMALL_PLACES[key]?.split(' ').includes(head))
  if (PREPOSED.test(words)) return undefined
  const isDetermined = /^(?:the|an?|his|her|their|\p{L}+’s) /iu.test(words)
  return preposition && `${preposition} ${isDetermined ? words : `the ${words}`}`
}

/** "our garden" is the visitor's; a story says "the garden". */
const OURS = /^(?:my|our|your) /iu
const WITHIN = /^(?:in|on|at|inside) (?=(?:the|an?|my|our|his|her|their) )/iu
const PREPOSED = /^(?:by|under|behind|in|on|at|near|above|below|between|next|inside|up|down|beside) /iu
const NOWHERE = /^(?:everywhere|anywhere|nowhere|everything|nothing|no|yes|none)$/iu

export function readPlace(text: string): Place | undefined {
  const input = typed(text)
  if (input === undefined || HEAVY.test(input) || NOWHERE.test(input)) return undefined
  const words = quiet(input).replace(OURS, 'the ')
  const phrase = readNounPhrase(words.replace(WITHIN, ''))
  const [first = ''] = words.split(' ')
  const isCommon = nounOf(first).isKnown && !phrase?.isName
  const typedPlace = isCommon ? words.charAt(0).toLowerCase() + words.slice(1) : words
  const known = small(typedPlace)
  const { at, isKnown } = known ? { at: known, isKnown: true } : whereabouts(typedPlace)
  const isGuess = /^\p{Ll}+$/u.test(words) && / \p{Lu}\p{L}+$/u.test(at) && !phrase
  if (!isKnown || isGuess) return undefined
  const isPhrase = phrase && !phrase.isName && !/’s /u.test(words) && (WITHIN.test(words) || !PREPOSED.test(words))
  const place = isPhrase && words.toLowerCase() !== 'home' ? phrase : undefined
  return {
    kind: 'place',
    language: 'en',
    phrase: place,
    forms: { in: (at.split(',')[0] ?? at).replace(/'/gu, '’'), ...(place ? {} : { '': words }) },
  }
}
