import type { Forms } from '../reading.ts'
import { shortForms } from '../short-forms.ts'
import type { Phrase, RomanceNoun } from './phrase.ts'

const BESIDE = /^(?:avec|con|sans|sin|senza)$/iu
const JOINING = /^(?:de|da|di|à|a|en)$/u
/** Which say how a thing looks, or how many there are, and no kind of thing. */
const NO_KIND =
  /^(?:couleur|color|colore|taille|forme|forma|talla|tipo|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|un|une|una|uno|mon|ma|mes|son|sa|ses|mi|mis|su|sus|la|las|los|les)$/iu

type LookUp = (word: string) => readonly RomanceNoun[]

/** "ours en peluche", "caja de música": a second noun without an article belongs to the first. */
function joinedNoun(after: string, lookUp: LookUp): string {
  const [first = '', second = ''] = after.split(' ')
  if (/^d’\p{L}{3,}$/u.test(first)) return first
  const isKind = JOINING.test(first) && !NO_KIND.test(second) && lookUp(second.toLowerCase()).length > 0
  return isKind ? `${first} ${second}` : ''
}

function withoutBeside(after: string): string {
  const words = after.split(' ')
  const at = words.findIndex(word => BESIDE.test(word))
  return at < 0 ? after : words.slice(0, at).join(' ')
}

/** How a phrase is called in further mentions; of what has a name nothing is left out. */
export function shortRomance(phrase: Phrase, forms: Forms, formsOf: (phrase: Phrase) => Forms, lookUp: LookUp) {
  const { name, called, after } = phrase
  const isNamed = name !== '' || called !== ''
  return shortForms(
    forms,
    () => (isNamed ? undefined : formsOf({ ...phrase, after: withoutBeside(after) })),
    () => (isNamed ? undefined : formsOf({ ...phrase, number: '', before: [], after: joinedNoun(after, lookUp) })),
  )
}
