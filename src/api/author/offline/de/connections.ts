import type { Gender, Relation } from '../../../story/brief.ts'
import { calledName } from '../../../story/called-name.ts'
import { isKinName, kinNameGender } from '../../../story/kin-names.ts'
import { plain } from '../../../story/plain-words.ts'
import type { Owner, Related } from '../pack/cast.ts'
import type { Person } from './person.ts'

const SOMEBODY = 'Jemand'

interface Kinship {
  readonly gender: Gender
  readonly kind: Person['kind']
  /** Before the name without article or possessive: "Oma Ingrid". */
  readonly title: boolean
  /** Dative and accusative add an n: "Kollegen". */
  readonly weak: boolean
}

const noun = (gender: Gender, kind: Person['kind'] = 'person', title = false, weak = false): Kinship => ({
  gender,
  kind,
  title,
  weak,
})
const HE = noun('male')
const SHE = noun('female')
const HE_WEAK = noun('male', 'person', false, true)
const HE_ANIMAL = noun('male', 'animal')
const SHE_ANIMAL = noun('female', 'animal')

const table = (words: string, kinship: Kinship): [string, Kinship][] => words.split(' ').map(word => [word, kinship])

/** Longest words first, so that "freundin" is not read as the end of another word. */
const KINSHIPS: readonly (readonly [string, Kinship])[] = [
  ...table('oma omi großmama tante', noun('female', 'person', true)),
  ...table('opa opi großpapa onkel', noun('male', 'person', true)),
  ...table(
    'mama mami mutti mutter schwester cousine nichte tochter enkelin großmutter urgroßmutter schwiegermutter',
    SHE,
  ),
  ...table('papa papi vati vater bruder cousin sohn enkel großvater schwager vetter', HE),
  ...table(
    'freundin partnerin verlobte frau ehefrau geliebte nachbarin lehrerin erzieherin trainerin chefin kollegin mitbewohnerin',
    SHE,
  ),
  ...table(
    'mitschülerin klassenkameradin kameradin kundin ärztin heldin rivalin feindin patentante kapitänin gefährtin',
    SHE,
  ),
  ...table(
    'freund partner verlobter mann ehemann geliebter lehrer erzieher trainer chef mitbewohner mitschüler schwarm crush',
    HE,
  ),
  ...table('rivale kollege kamerad klassenkamerad nachbar neffe pate gefährte held junge', HE_WEAK),
  ...table('feind patenonkel kapitän arzt lieblingskollege zwillingsbruder', HE),
  ...table(
    'hund kater hamster hase papagei wellensittich goldfisch fisch vogel esel igel dackel pudel wolf rabe',
    HE_ANIMAL,
  ),
  ...table('katze maus ratte schildkröte kuh ziege ente eule stute spinne schlange hündin', SHE_ANIMAL),
  ...table('teddy teddybär stoffhase roboter drache', noun('male', 'thing')),
].toSorted((one, other) => other[0].length - one[0].length)

const NEUTERS = [
  'pferd',
  'pony',
  'kaninchen',
  'meerschweinchen',
  'kätzchen',
  'hündchen',
  'häschen',
  'einhorn',
  'kuscheltier',
  'haustier',
  'schwein',
  'huhn',
]
const NEUTER_CHILDREN = ['kind', 'enkelkind', 'patenkind', 'geschwisterchen', 'baby', 'mädchen']

interface Understood {
  readonly adjectives: readonly string[]
  readonly noun: string
  readonly kinship: Kinship
  readonly neuter: boolean
}

const POSSESSIVE = /^(?:mein|dein|sein|ihr|unser)e?[rnms]?$/iu
const ADJECTIVE = /^\p{Ll}+(?:e|er|es|en|em)$/u

function understood(connection: string): Understood | undefined {
  const words = plain(connection)
    .split(' ')
    .filter(word => !POSSESSIVE.test(word))
  const head = words.at(-1)
  if (!head || words.length > 3) return undefined
  const adjectives = words.slice(0, -1)
  if (!adjectives.every(word => ADJECTIVE.test(word))) return undefined
  const lower = head.toLowerCase()
  const nounText = head.charAt(0).toUpperCase() + head.slice(1)
  const isNeuter = (list: readonly string[]) => list.some(end => lower.endsWith(end))
  if (isNeuter(NEUTERS)) return { adjectives, noun: nounText, neuter: true, kinship: noun('unsaid', 'animal') }
  if (isNeuter(NEUTER_CHILDREN)) return { adjectives, noun: nounText, neuter: true, kinship: noun('unsaid') }
  const found = KINSHIPS.find(([word]) => lower.endsWith(word))
  return found && { adjectives, noun: nounText, neuter: false, kinship: found[1] }
}

type Case = 'nom' | 'dat' | 'akk'
type Genus = 'm' | 'f' | 'n'

const POSSESSIVE_END: Readonly<Record<Genus, Readonly<Record<Case, string>>>> = {
  m: { nom: '', dat: 'em', akk: 'en' },
  f: { nom: 'e', dat: 'er', akk: 'e' },
  n: { nom: '', dat: 'em', akk: '' },
}
const ADJECTIVE_END: Readonly<Record<Genus, Readonly<Record<Case, string>>>> = {
  m: { nom: 'er', dat: 'en', akk: 'en' },
  f: { nom: 'e', dat: 'en', akk: 'e' },
  n: { nom: 'es', dat: 'en', akk: 'es' },
}
const WEAK_ADJECTIVE_END: Readonly<Record<Genus, string>> = { m: 'e', f: 'e', n: 'e' }

function withNoun(name: string, known: Understood, owner: Owner, wanted: Case): string {
  const genus: Genus = known.neuter ? 'n' : known.kinship.gender === 'female' ? 'f' : 'm'
  const nounText = known.noun + (known.kinship.weak && wanted !== 'nom' && !known.noun.endsWith('n') ? 'n' : '')
  const noPronoun = owner.gender !== 'male' && owner.gender !== 'female'
  const ending = ADJECTIVE_END[genus][wanted]
  const stems = known.adjectives.map(word => word.replace(/(?:e|er|es|en|em)$/u, ''))
  const phrase = [...stems.map(stem => stem + ending), nounText].join(' ')
  if (known.kinship.title && stems.length === 0) return `${nounText} ${name}`
  if (noPronoun) {
    const article = {
      m: { nom: 'der', dat: 'dem', akk: 'den' },
      f: { nom: 'die', dat: 'der', akk: 'die' },
      n: { nom: 'das', dat: 'dem', akk: 'das' },
    }[genus][wanted]
    const weak = stems.map(
      stem => stem + (wanted === 'dat' || (wanted === 'akk' && genus === 'm') ? 'en' : WEAK_ADJECTIVE_END[genus]),
    )
    return `${[article, ...weak, nounText].join(' ')} ${name}`
  }
  return `${owner.gender === 'male' ? 'sein' : 'ihr'}${POSSESSIVE_END[genus][wanted]} ${phrase} ${name}`
}

/** A missing gender may be in the word: "Oma". */
export function personOf(relation: Pick<Relation, 'name' | 'gender' | 'connection'>, owner: Owner): Related<Person> {
  const known = understood(relation.connection)
  const called = calledName(relation.name)
  const bare = called === '' ? SOMEBODY : called
  const isTitle = known?.kinship.title && known.adjectives.length === 0
  const alreadySaid = isKinName(bare) || (known && bare.toLowerCase().includes(known.noun.toLowerCase()))
  const name = isTitle && !alreadySaid ? `${known.noun} ${bare}` : bare
  const gender =
    relation.gender === 'unsaid' ? (known?.kinship.gender ?? kinNameGender(bare) ?? 'unsaid') : relation.gender
  const introduce = (wanted: Case) => (known && !alreadySaid ? withNoun(bare, known, owner, wanted) : name)
  return {
    name,
    fullName: plain(relation.name),
    gender,
    kind: known?.kinship.kind ?? 'person',
    introduced: { nom: introduce('nom'), dat: introduce('dat'), akk: introduce('akk') },
    isUnderstood: known !== undefined,
  }
}

const LOVED = /freund|partner|verlobt|mann|frau|geliebt|schwarm|crush|gatt/iu
export const isLoved = (connection: string): boolean => LOVED.test(connection)
