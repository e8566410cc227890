import { whereabouts } from '../../es/location.ts'
import type { Place } from '../reading.ts'
import { isCapital, quiet, typed } from '../typed.ts'
import { HEAVY } from './heavy.ts'
import { readNounPhrase } from './noun-phrase.ts'

/** "nuestro jardín" is the visitor's; a story says "el jardín". */
const OURS = /^(?:mi|mis|tu|tus|nuestr[oa]s?|vuestr[oa]s?) /iu
const WITHIN = /^en (?=(?:el|la|los|las|un|una|mi|nuestr[oa]) )/iu
const PREPOSED =
  /^(?:en|bajo|sobre|tras|entre|junto|cerca|lejos|detrás|delante|debajo|encima|dentro|fuera|enfrente|frente|alrededor|a|al|por) /iu
const NOWHERE = /^(?:nada|no|sí|todo|ninguno|nunca|en casa|casa)$/iu

function articled(words: string): string {
  const bare = words.replace(OURS, '')
  return bare === words ? words : ((readNounPhrase(bare) ?? readNounPhrase(words))?.forms.el ?? bare)
}

/** "a Islandia" */
const TOWARDS = /^(?:a|hasta|hacia) (?=(?:la|los|las|un|una|casa) |\p{Lu})/u

export function readPlace(text: string): Place | undefined {
  const input = typed(text)
  if (input === undefined || HEAVY.test(input) || /^(?:nada|no|sí|todo)$/iu.test(input)) return undefined
  const words = articled(
    quiet(input)
      .replace(TOWARDS, '')
      .replace(/^al (?=\p{L})/iu, 'el '),
  ).replace(/^en (?:mi|nuestr[oa]) /iu, found => (/a $/u.test(found) ? 'en la ' : 'en el '))
  const bare = words.replace(WITHIN, '')
  const isInside = bare !== words || !PREPOSED.test(words)
  const phrase = isInside && !NOWHERE.test(words) ? readNounPhrase(bare) : undefined
  const place = phrase?.isName ? undefined : phrase
  const known = /^(?:en )?mi casa$/iu.test(input)
    ? 'en casa'
    : /^casa de /iu.test(words)
      ? `en ${words.charAt(0).toLowerCase()}${words.slice(1)}`
      : undefined
  const found = whereabouts(place && isCapital(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words)
  const ours =
    place && isInside && !PREPOSED.test(words)
      ? `en ${/^un/iu.test(words) ? place.forms.un : place.forms.el}`
      : undefined
  const at = known ?? found.at ?? ours
  const isProper = isCapital(words) || /^l[ao]s? \p{Lu}/u.test(words)
  if (!at || (!isProper && !place && !PREPOSED.test(words) && !NOWHERE.test(words))) return undefined
  return {
    kind: 'place',
    language: 'es',
    phrase: place,
    forms: { in: at.split(',')[0] ?? at, ...(place ? {} : { '': words }) },
  }
}
