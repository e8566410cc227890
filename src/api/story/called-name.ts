import { NAME_MAX } from '../../contract/limits.ts'
import { countWords } from '../../lib/words.ts'
import { isKinName } from './kin-names.ts'
import { beginning, excerpt, isSaid, plain } from './plain-words.ts'

/** A name of so many words is said whole. */
const WHOLE_WORDS = 2
/** "Uncle Bob and Aunt Sue": of a pair, on either side of the "and". */
const SIDE_WORDS = 3
/** Behind a title and a particle there is a name of so many words at most: "Frau Anna von der Heide". */
const FORMAL_WORDS = 3
const NAME_WORDS_MOST = 6
const EXCERPT_WORDS = 3
const NAME_UNITS = 30

const set = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.flatMap(list => list.split(' ')))

/** With a surname: "Mme de La Tour", "Frau Schmidt"; never with a first name alone. */
const FORMAL = set(
  'frau herr mr mrs ms miss mx dr prof doktor professor doctor sir lady lord captain kapitän inspector',
  'monsieur madame mademoiselle m mme mlle capitaine maître señor señora señorita sr sra srta capitán capitana',
  'signor signore signora signorina dottor dottore dottoressa professore professoressa profesor profesora',
)
/** With a first name: "Aunt Mary Beth", "King Charles III"; articles too. */
const FAMILIAR = set(
  'der die das ein eine the a an el la los las un una il lo le les uno',
  'oma opa omi opi tante onkel könig königin prinz prinzessin mama papa',
  'aunt auntie uncle grandma grandpa granny gran nana nan grandad granddad gramps cousin king queen prince princess sister brother father mother saint st',
  'mamie mamy mémé papi papy pépé tonton tata tatie roi reine oncle tante saint sainte',
  'abuela abuelo abuelita abuelito yaya yayo tía tío tia tio don doña san santa santo rey reina princesa',
  'nonna nonno zia zio suor fra re regina principe principessa donna maestra maestro',
)
const PARTICLES = set(
  'von zu der den dem van vander ter ten te de du des d la le les del della dello dei degli di da dal dos das do los las y al el bin ibn und zu mac mc o san saint',
)
/** Between a first name and what belongs to it: "María del Carmen". */
const MARIAN = set('maría maria marie')
const MARIAN_PARTICLES = set('del de la las los do dos das')
const FIRST_PARTS = set(
  'mary anna anne ann ana maria maría marie jean josé jose juan luis lily lilly billy billie bobby sarah emma rosa rose carlo gian pier hans karl klaus eva lea lena julia sofia sophia laura lisa lou ella ava mia mae ruby daisy poppy amy peggy betty jo john lee carol peter paul pierre françois louis charles miguel carlos francisco antonio víctor marco',
)
const SECOND_PARTS = set(
  'beth ann anne jane lou kate ellen rose grace sue jo lynn mae may jean lena maria maría marie sophie lisa katharina luise charlotte grazia teresa luisa rosa pia chiara elena vittoria luc pierre paul claude loup marc michel philippe louis baptiste yves noël jacques carlos josé jose luis antonio manuel ángel angel miguel francisco pablo javier carmen isabel belén dolores pilar paz luca carlo paolo franco peter heinz josef werner dieter joachim jürgen michael ray bob lee james',
)
const TITLES = new Set([...FORMAL, ...FAMILIAR])
const AND = /^(?:und|and|et|y|e|&|\+)$/u
const NUMERAL = /^[IVX]{1,5}\.?$/u
const SMALL = /^\p{Ll}/u

const bare = (word: string | undefined): string => (word ?? '').toLowerCase().replace(/[.,]/gu, '')

const skipped = (words: readonly string[], from: number, list: ReadonlySet<string>): number => {
  let at = from
  while (at < words.length - 1 && list.has(bare(words[at]))) at += 1
  return at
}

/** Where the name begins behind titles, articles and what is in small letters: "the old man". */
function afterTitles(words: readonly string[]): number {
  let at = skipped(words, 0, TITLES)
  while (at < Math.min(words.length - 1, WHOLE_WORDS) && SMALL.test(words[at] ?? '') && !PARTICLES.has(bare(words[at])))
    at = skipped(words, at + 1, TITLES)
  return at
}

/** "Le Thi Hoa": what looks like an article is a name where the next word is one too. */
const beginsWithParticle = (words: readonly string[]): boolean =>
  words.length <= SIDE_WORDS &&
  PARTICLES.has(bare(words[0])) &&
  !TITLES.has(bare(words[1])) &&
  !SMALL.test(words[1] ?? '')

/** Behind the last word of a surname that begins at a place; the place itself for a description: "del quiosco". */
function afterSurname(words: readonly string[], from: number): number {
  const core = skipped(words, from, PARTICLES)
  const isDescribed = core > from && SMALL.test(words[core] ?? '')
  return isDescribed || core >= words.length ? from : core + 1
}

/** Behind a first name with what belongs to it: "Mary Beth", "María del Carmen", "Charles III". */
function afterFirstName(words: readonly string[], from: number): number {
  const first = bare(words[from])
  const next = from + 1
  if (NUMERAL.test(words[next] ?? '')) return next + 1
  if (FIRST_PARTS.has(first) && SECOND_PARTS.has(bare(words[next]))) return next + 1
  if (!MARIAN.has(first) || !MARIAN_PARTICLES.has(bare(words[next]))) return next
  const end = skipped(words, next, MARIAN_PARTICLES) + 1
  return end - next <= SIDE_WORDS ? end : next
}

function oneName(words: readonly string[]): string {
  if (beginsWithParticle(words)) return words.join(' ')
  const titled = afterTitles(words)
  const isFormal = words.slice(0, titled).some(word => FORMAL.has(bare(word)))
  const isParticle = PARTICLES.has(bare(words[titled]))
  if (titled === 0 && isParticle && words.length <= SIDE_WORDS) return words.join(' ')
  if (isParticle) return words.slice(0, afterSurname(words, titled) || words.length).join(' ')
  // A description: "die Frau vom Kiosk", "el señor del quiosco".
  const isDescribed =
    titled > 0 && words.length > SIDE_WORDS && TITLES.has(bare(words[titled - 1])) && SMALL.test(words[titled] ?? '')
  if (isDescribed) return words.slice(0, titled).join(' ')
  const first = afterFirstName(words, titled)
  const isWithSurname = isFormal && !SMALL.test(words[titled] ?? '') && words.length - titled > 1
  const end = isWithSurname ? Math.min(afterSurname(words, first), titled + FORMAL_WORDS + SIDE_WORDS) : first
  return words.slice(0, Math.max(end, first)).join(' ')
}

function structured(words: readonly string[]): string {
  const and = words.findIndex((word, index) => index > 0 && AND.test(word) && !PARTICLES.has(bare(words[index - 1])))
  const [left, right] = [words.slice(0, and), words.slice(and + 1)]
  const isPair = and > 0 && left.length <= SIDE_WORDS && right.length > 0 && right.length <= SIDE_WORDS
  return isPair && (!SMALL.test(right[0] ?? '') || TITLES.has(bare(right[0])))
    ? `${oneName(left)} ${words[and]} ${oneName(right)}`
    : oneName(and > 0 ? left : words)
}

const fits = (name: string): boolean => countWords(name) <= NAME_WORDS_MOST && name.length <= NAME_UNITS

/** The name in running text; of a long one the part that identifies somebody. Empty when it says nothing. */
export function calledName(name: string): string {
  const whole = plain(name)
  if (!isSaid(whole)) return ''
  const [before = ''] = whole.split(/,| \(/u)
  const said = isSaid(before) ? plain(before) : whole
  const words = said.split(' ')
  if (words.length <= WHOLE_WORDS && said.length <= NAME_MAX && countWords(said) <= WHOLE_WORDS) return said
  const called = structured(words)
  const short = fits(called) ? called : beginning(called, WHOLE_WORDS).replace(/(?<![\s\p{Pd}&+])[\s\p{Pd}&+]+$/u, '')
  return isSaid(short) ? plain(short) : excerpt(whole, EXCERPT_WORDS)
}

/** Before a name in small letters, where the name alone would be a word: "little Ann". */
const DESCRIBING = set(
  'little big old young dear klein kleine kleiner groß große großer alt alte alter lieb liebe lieber petit petite grand grande',
  'vieux vieille cher chère pequeño pequeña viejo vieja querido querida piccolo piccola grande vecchio vecchia caro cara',
)

/** Of a name of two words, the one that is said alone: "Wilhelmina" Oakes, Grandpa "Teodor". Undefined of all others. */
export function bareName(name: string): string | undefined {
  const [first = '', second = '', ...more] = calledName(name).split(' ')
  if (second === '' || more.length > 0 || SMALL.test(second) || DESCRIBING.has(bare(first))) return undefined
  return TITLES.has(bare(first)) || isKinName(first) ? second : PARTICLES.has(bare(first)) ? undefined : first
}
