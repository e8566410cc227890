import { own } from '../../../../../lib/own.ts'
import { whereabouts } from '../../en/location.ts'
import type { Place } from '../reading.ts'
import { quiet, typed } from '../typed.ts'
import { HEAVY } from './heavy.ts'
import { nounOf } from './lexicon.ts'
import { readNounPhrase } from './noun-phrase.ts'
import { spelled } from './spelled.ts'

/** Places that a story's scene is never at as a whole, and so are none of the locations. */
const SMALL_PLACES: Readonly<Record<string, string>> = {
  on: 'seat allotment sofa bed doorstep windowsill bench swing trampoline landing stairs rug steps step jetty wharf quay dock platform wall fence hillside riverbank towpath pavement porch veranda patio terrace decking deck promenade headland moor heath common green pitch escalator carpet mattress rooftop ledge gangway canalboat narrowboat barge driveway path lawn slide rock rocks dunes sandbank clifftop allotments verge roadside lakeside waterfront seafront log gate stile',
  in: 'shed wardrobe bathtub bath sandpit cupboard hammock bunker pantry loft conservatory box booth clearing hayloft stable stables barn yard backyard courtyard alley alleyway lane carriage compartment lift garage hallway hall corridor closet utility bathroom playroom nursery classroom library gym laundry launderette laundrette boathouse summerhouse playhouse wendyhouse greenhouse gazebo chapel churchyard graveyard vestry crypt ruins ruin tunnel underpass subway ditch hedge bush bushes hollow glade copse thicket grove quarry cove bay dell burrow nest nook corner armchair chair tub snug larder basement boot van camper campervan tractor sidecar basket den study studio bandstand arcade aquarium canteen café cloakroom bunkhouse igloo wigwam tepee teepee dugout marquee sauna square precinct',
  at: 'lido pool baths window gate gates counter bar table fireside hearth crossing junction roundabout lights weir lock lookout viewpoint station terminus depot rink racecourse swings showground market stall kiosk chippy bakery',
  by: 'well spring fountain stream brook pond reservoir fire fireplace bonfire radiator stove oven letterbox postbox estuary canal loch lagoon',
}
/** Compounds in one word end in a place: "boathouse". */
const IN_COMPOUND = /.(?:house|loft|room|yard|shed|shop|store|barn|hut|cellar|garden|wood)$/u
/** "on platform 3" */
const NUMBERED: Readonly<Record<string, string>> = {
  platform: 'on',
  room: 'in',
  carriage: 'in',
  number: 'at',
  gate: 'at',
  table: 'at',
  stop: 'at',
  pier: 'on',
  level: 'on',
}
const WITH_NUMBER = /^(?:the )?(\p{L}{3,}) \d{1,3}[a-z]?$/iu

/** "on the allotment", "in Grandad’s loft". */
function small(words: string): string | undefined {
  if (PREPOSED.test(words)) return undefined
  const number = own(NUMBERED, WITH_NUMBER.exec(words)?.[1]?.toLowerCase() ?? '')
  if (number) return `${number} ${words}`
  const head = (words.split(DETAIL)[0] ?? '').split(' ').at(-1)?.toLowerCase() ?? ''
  const preposition =
    Object.keys(SMALL_PLACES).find(key => SMALL_PLACES[key]?.split(' ').includes(head)) ??
    (IN_COMPOUND.test(head) ? 'in' : undefined)
  const isDetermined = /^(?:the|an?|his|her|their|\p{L}+’s) /iu.test(words)
  return preposition && `${preposition} ${isDetermined ? words : `the ${words}`}`
}

/** "our garden" is the visitor's; a story says "the garden". */
const OURS = /^(?:my|our|your) /iu
/** Start of what tells more about a place: "the phone box by the station". */
const DETAIL = / (?:of|by|at|in|near|behind|under|above|beside|outside|on|with|next|between|opposite|where|from) /iu
const WITHIN = /^(?:in|on|at|inside) (?=(?:the|an?|my|our|his|her|their) )/iu
const PREPOSED =
  /^(?:by|round|around|across|over|against|among|outside|opposite|under|behind|in|on|at|near|above|below|between|next|inside|up|down|beside) /iu
const NOWHERE = /^(?:everywhere|anywhere|nowhere|everything|nothing|no|yes|none)$/iu

/** "to Iceland" */
const TOWARDS = /^(?:(?:all the way |up |down |over |out |off )?to|back to|off to|into|onto) (?=\p{L})/iu
/** "at gran’s house" */
const OWNED_AT = /^(in|at) (\p{Ll}\p{L}*)(?=’s (?:house|place|flat|garden|kitchen|farm|shop|cottage|sofa|shed)$)/iu
/** "grandma’s" */
const AT_OWNERS = /^(?:at )?(\p{L}{3,12})’s$/u
const atOwner = (_: string, at: string, owner: string): string =>
  `${at} ${owner.charAt(0).toUpperCase()}${owner.slice(1)}`

export function readPlace(text: string): Place | undefined {
  const input = typed(text)
  if (input === undefined || HEAVY.test(input) || NOWHERE.test(input)) return undefined
  const words = spelled(quiet(input))
    .replace(TOWARDS, '')
    .replace(OURS, 'the ')
    .replace(OWNED_AT, atOwner)
    .replace(AT_OWNERS, (_, owner: string) => `at ${owner.charAt(0).toUpperCase()}${owner.slice(1)}’s`)
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
