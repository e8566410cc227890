import type { Gender, Relation } from '../../../story/brief.ts'
import { isKinName, kinNameGender } from '../../../story/kin-names.ts'
import { plain } from '../../../story/plain-words.ts'
import type { Owner, Related } from '../pack/cast.ts'
import { called } from './called.ts'
import { AFTER_HEAD, BEFORE_HEAD, KINSHIPS, type Kinship } from './kinships.ts'
import type { Person } from './person.ts'

const SOMEBODY = 'Qualcuno'

const POSSESSIVE = /^(?:(?:il|lo|la|un|uno|una) |l['’]|un['’])?(?:(?:mi[oa]|tu[oa]|su[oa]|nostr[oa]|vostr[oa]) )?/iu

interface Understood {
  readonly phrase: string
  readonly head: string
  readonly kinship: Kinship
  /** False when the visitor said more. */
  readonly isWhole: boolean
}

/** Words that may precede a name: "sorella minore" of "sorella minore che chiede sempre perché". */
function phraseFrom(words: readonly string[], head: number): string {
  for (let end = words.length; end > head + 1; end -= 1)
    if (AFTER_HEAD.test(` ${words.slice(head + 1, end).join(' ')}`)) return words.slice(0, end).join(' ')
  return words.slice(0, head + 1).join(' ')
}

function understood(connection: string): Understood | undefined {
  const bare = plain(connection).replace(POSSESSIVE, '')
  const words = bare.split(' ')
  const at =
    words.length > 1 && BEFORE_HEAD.test(words[0] ?? '') && !KINSHIPS.has(words[0]?.toLowerCase() ?? '') ? 1 : 0
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

/** "sua nonna", "la sua migliore amica"; undefined when the gender is unknown. */
function possessed({ phrase, head, kinship }: Understood, gender: Gender): string | undefined {
  if (gender !== 'male' && gender !== 'female') return undefined
  const isFemale = gender === 'female'
  const own = `${isFemale ? 'sua' : 'suo'} ${phrase}`
  return kinship.isBare && phrase === head ? own : `${isFemale ? 'la' : 'il'} ${own}`
}

const article = (head: string, gender: Gender): string => (gender === 'female' ? 'la' : /^z/u.test(head) ? 'lo' : 'il')

function kinName(
  name: string,
): { readonly kinship: Kinship; readonly words: string; readonly isAlone: boolean } | undefined {
  const words = name.replace(/^(?:il|lo|la) /iu, '').split(' ')
  const [first = '', ...rest] = words
  const kinship = KINSHIPS.get(first.toLowerCase())
  if (kinship?.kind !== 'person' || kinship.gender === 'unsaid') return undefined
  const isAlone = rest.length === 0
  const isKin = kinship.isBare || /^(?:mamma|papà|babbo|tata)$/iu.test(first)
  return isKin ? { kinship, words: [first.toLowerCase(), ...rest].join(' '), isAlone } : undefined
}

function kinPerson(kin: NonNullable<ReturnType<typeof kinName>>): Pick<Person, 'name' | 'introduced' | 'calledOut'> {
  const [head = ''] = kin.words.split(' ')
  const withArticle = `${article(head, kin.kinship.gender)} ${kin.words}`
  return { name: kin.isAlone ? withArticle : kin.words, introduced: withArticle, calledOut: head }
}

function named(
  bare: string,
  known: Understood | undefined,
  gender: Gender,
): Pick<Person, 'name' | 'introduced' | 'calledOut'> {
  const isTitle = known?.kinship.isTitle === true && known.phrase === known.head
  const name = isTitle && known ? `${known.head} ${bare}` : bare
  const whose = known && possessed(known, gender)
  return { name, introduced: whose ? `${whose} ${bare}` : name, calledOut: isTitle && known ? known.head : bare }
}

export function personOf(relation: Pick<Relation, 'name' | 'gender' | 'connection'>, _owner: Owner): Related<Person> {
  const known = understood(relation.connection)
  const said = called(relation.name)
  const bare = said === '' ? SOMEBODY : said
  const kin = kinName(bare)
  const kinship = known?.kinship ?? kin?.kinship
  const gender = relation.gender === 'unsaid' ? (kinship?.gender ?? kinNameGender(bare) ?? 'unsaid') : relation.gender
  const isSaid = known !== undefined && (isKinName(bare) || bare.toLowerCase().split(' ').includes(known.head))
  // "la sua collega": the person's own gender; of "cane" and "nonna", the word's.
  const spoken = known && known.kinship.gender !== 'unsaid' ? known.kinship.gender : gender
  const isIntroducible = known !== undefined && !kin && !isSaid && possessed(known, spoken) !== undefined
  return {
    ...(kin ? kinPerson(kin) : named(bare, isSaid ? undefined : known, spoken)),
    fullName: plain(relation.name),
    gender,
    kind: kinship?.kind ?? 'person',
    isUnderstood:
      known?.isWhole === true &&
      (isIntroducible || (known.phrase === known.head && (isSaid || kin?.words.includes(known.head) === true))),
  }
}

const LOVED =
  /fidanzat[oa]|ragazz[oa]|mogli|marit|spos[oa]|amor|cotta|amante|amat[oa]|amic[oa]|partner|compagn[oa]|crush|\bex\b/iu
export const isLoved = (connection: string): boolean => LOVED.test(connection)
