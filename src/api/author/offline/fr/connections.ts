import type { Gender, Relation } from '../../../story/brief.ts'
import { calledName } from '../../../story/called-name.ts'
import { isKinName, kinNameGender } from '../../../story/kin-names.ts'
import { plain } from '../../../story/plain-words.ts'
import type { Owner, Related } from '../pack/cast.ts'
import { isElided } from './elision.ts'
import { foreignKind, KINSHIPS, type Kinship } from './kinships.ts'
import type { Person } from './person.ts'

const SOMEBODY = 'Quelqu’un'

const POSSESSIVE = /^(?:mon|ma|ton|ta|son|sa|notre|votre|leur|une?|le|la|mi|my|mein|meine) |^l[’']/iu
const BEFORE_NOUN =
  /^(?:très|petite?|grande?|meilleure?|vieux|vieil|vieille|jeune|ancien|ancienne|nouveau|nouvel|nouvelle|cher|chère|bon|bonne|gros|grosse|beau|belle|fidèle|premier|première|seule?|tout|toute)$/iu
/** Qualifiers after a noun: "jumeau", "d’enfance", "de travail", "du troisième", "imaginaire". */
const BEHIND_NOUN =
  /^(?:(?:jumeau|jumelle|imaginaire|préférée?|adoré?e?|adoptive?|adoptif|noire?|blanche?|blanc|rousse?|roux|grise?|adorée|aînée?|cadette?|cadet|secrète?|secret|bavarde?|en peluche|en chiffon)|(?:de|du|des|de la) \p{L}[\p{L}-]*|(?:d|de l)[’']\p{L}[\p{L}-]*)$/iu

interface Understood {
  readonly phrase: string
  readonly kinship: Kinship
}

function understood(connection: string): Understood | undefined {
  const phrase = plain(connection).replace(POSSESSIVE, '')
  const words = phrase.split(' ')
  const at = words.findIndex(word => !BEFORE_NOUN.test(word))
  const kinship = KINSHIPS.get((words[at] ?? '').toLowerCase())
  const behind = words.slice(at + 1).join(' ')
  if (!kinship || (behind !== '' && !BEHIND_NOUN.test(behind))) return undefined
  return { phrase: phrase.charAt(0).toLowerCase() + phrase.slice(1), kinship }
}

function headOf(connection: string): Kinship | undefined {
  const words = plain(connection).replace(POSSESSIVE, '').toLowerCase().split(' ')
  return KINSHIPS.get(words.find(word => !BEFORE_NOUN.test(word)) ?? '')
}

/** "sa", and "son" before a man, or where two vowels would meet. */
const possessive = (phrase: string, gender: Gender): string => (gender === 'female' && !isElided(phrase) ? 'sa' : 'son')

function introduced(name: string, { phrase, kinship }: Understood, gender: Gender): string {
  const noun = kinship.gender === 'unsaid' ? gender : kinship.gender
  return `${possessive(phrase, noun)} ${phrase} ${name}`
}

export function personOf(relation: Pick<Relation, 'name' | 'gender' | 'connection'>, _owner: Owner): Related<Person> {
  const known = understood(relation.connection)
  const head = known?.kinship ?? headOf(relation.connection)
  const called = calledName(relation.name)
  const bare = called === '' ? SOMEBODY : called
  const isSaid = isKinName(bare) || (known !== undefined && bare.toLowerCase().includes(known.phrase.toLowerCase()))
  const isTitle = known?.kinship.isTitle === true && !known.phrase.includes(' ')
  const title = known ? known.phrase.charAt(0).toUpperCase() + known.phrase.slice(1) : ''
  const name = isTitle && !isSaid ? `${title} ${bare}` : bare
  const gender = relation.gender === 'unsaid' ? (head?.gender ?? kinNameGender(bare) ?? 'unsaid') : relation.gender
  return {
    name,
    fullName: plain(relation.name),
    gender,
    kind: head?.kind ?? foreignKind(plain(relation.connection)),
    introduced: known && !isSaid && !isTitle ? introduced(bare, known, gender) : name,
    isUnderstood: known !== undefined,
  }
}

const LOVED =
  /petite? amie?|copain|copine|chérie?|amoureu|mari\b|femme|épou|fianc|compagn|partenaire|conjoint|amour|amante?\b|béguin|\bex\b|crush|wife|husband|partner|novi[oa]/iu
export const isLoved = (connection: string): boolean => LOVED.test(connection)
