import type { Relation } from '../../../story/brief.ts'
import { isKinName, kinNameGender } from '../../../story/kin-names.ts'
import { plain } from '../../../story/plain-words.ts'
import type { Owner, Related } from '../pack/cast.ts'
import { called } from './called.ts'
import { AFTER_HEAD, BEFORE_HEAD, KINSHIPS, type Kinship } from './kinships.ts'
import type { Person } from './person.ts'

const SOMEBODY = 'Alguien'

const POSSESSIVE = /^(?:mi|tu|su|nuestr[oa]|vuestr[oa]|el|la|un|una) /iu

interface Understood {
  readonly phrase: string
  readonly head: string
  readonly kinship: Kinship
  /** False when the visitor said more. */
  readonly isWhole: boolean
}

/** Words that may precede a name: "hermana pequeña" of "hermana pequeña que pregunta por qué". */
function phraseFrom(words: readonly string[], head: number): string {
  for (let end = words.length; end > head + 1; end -= 1)
    if (AFTER_HEAD.test(` ${words.slice(head + 1, end).join(' ')}`)) return words.slice(0, end).join(' ')
  return words.slice(0, head + 1).join(' ')
}

function understood(connection: string): Understood | undefined {
  const bare = plain(connection).replace(POSSESSIVE, '')
  const words = bare.split(' ')
  const at = BEFORE_HEAD.test(words[0] ?? '') ? 1 : 0
  const head = (words[at] ?? '').replace(/,$/u, '').toLowerCase()
  const kinship = KINSHIPS.get(head)
  if (!kinship) return undefined
  const phrase = phraseFrom(words, at).replace(/,$/u, '')
  return {
    phrase: phrase.charAt(0).toLowerCase() + phrase.slice(1),
    head,
    kinship,
    isWhole: phrase.length === bare.length,
  }
}

const articled = (kinship: Kinship, words: string): string => `${kinship.gender === 'male' ? 'el' : 'la'} ${words}`

/** Names that are a kinship: "Abuela Carmen", "la yaya". */
function kinName(name: string): { readonly kinship: Kinship; readonly words: string } | undefined {
  const words = name.replace(/^(?:el|la|mi) /iu, '')
  const [first = '', ...rest] = words.split(' ')
  const kinship = KINSHIPS.get(first.toLowerCase())
  return kinship?.isTitle ? { kinship, words: [first.toLowerCase(), ...rest].join(' ') } : undefined
}

export function personOf(relation: Pick<Relation, 'name' | 'gender' | 'connection'>, _owner: Owner): Related<Person> {
  const known = understood(relation.connection)
  const said = called(relation.name)
  const bare = said === '' ? SOMEBODY : said
  const kin = kinName(bare)
  const isSaid = known !== undefined && (isKinName(bare) || bare.toLowerCase().split(' ').includes(known.head))
  const isTitle = known?.kinship.isTitle === true && known.phrase === known.head && !kin && !isSaid
  const titled = isTitle && known ? articled(known.kinship, `${known.head} ${bare}`) : bare
  const name = kin ? articled(kin.kinship, kin.words) : titled
  const isIntroducible = known !== undefined && !kin && !isSaid
  const kinship = known?.kinship ?? kin?.kinship
  return {
    name,
    fullName: plain(relation.name),
    gender: relation.gender === 'unsaid' ? (kinship?.gender ?? kinNameGender(bare) ?? 'unsaid') : relation.gender,
    kind: kinship?.kind ?? 'person',
    introduced: isIntroducible && known ? `su ${known.phrase} ${bare}` : name,
    calledOut: kin ? (kin.words.split(' ')[0] ?? bare) : isTitle && known ? known.head : bare,
    isUnderstood:
      known?.isWhole === true && (isIntroducible || (known.phrase === known.head && (isSaid || kin !== undefined))),
  }
}

const LOVED = /novi[oa]|pareja|mujer|marido|espos[oa]|prometid[oa]|amor|crush|amante|amad[oa]|amig[oa]|\bex\b/iu
export const isLoved = (connection: string): boolean => LOVED.test(connection)
