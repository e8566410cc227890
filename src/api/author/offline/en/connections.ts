import type { Gender, Relation } from '../../../story/brief.ts'
import { calledName } from '../../../story/called-name.ts'
import { isKinName, kinNameGender } from '../../../story/kin-names.ts'
import { plain } from '../../../story/plain-words.ts'
import type { Owner, Related } from '../pack/cast.ts'
import { type Person, pronounsOf } from './person.ts'

const SOMEBODY = 'Somebody'

interface Kinship {
  readonly gender: Gender
  readonly kind: Person['kind']
  /** Part of the name: "Grandma Ingrid". */
  readonly title: boolean
}

const table = (words: string, gender: Gender, kind: Person['kind'] = 'person', title = false): [string, Kinship][] =>
  words.split(' ').map(word => [word, { gender, kind, title }])

const KINSHIPS = new Map<string, Kinship>([
  ...table('grandma granny gran nana nan grandmama aunt auntie', 'female', 'person', true),
  ...table('grandpa grandad granddad gramps grandpapa uncle', 'male', 'person', true),
  ...table(
    'mother mum mummy mom mommy mama sister cousine niece daughter granddaughter grandmother stepmother stepsister godmother goddaughter',
    'female',
  ),
  ...table(
    'mother-in-law sister-in-law girlfriend wife fiancée fiancee landlady headmistress queen princess heroine nun sis',
    'female',
  ),
  ...table(
    'father dad daddy papa brother nephew son grandson grandfather stepfather stepbrother godfather godson boyfriend husband fiancé',
    'male',
  ),
  ...table('father-in-law brother-in-law landlord headmaster king prince bro', 'male'),
  ...table(
    'friend mate pal buddy bestie cousin twin sibling partner neighbour neighbor teacher coach trainer boss colleague workmate classmate',
    'unsaid',
  ),
  ...table(
    'flatmate roommate housemate teammate rival enemy nemesis crush sweetheart love soulmate captain doctor nurse helper guide mentor',
    'unsaid',
  ),
  ...table(
    'child baby grandchild godchild godparent parent grandparent grandparents parents cousins friends twins brothers sisters neighbours',
    'unsaid',
  ),
  ...table(
    'ex spouse fiance sidekick companion apprentice assistant wizard knight pirate detective stranger babysitter childminder carer',
    'unsaid',
  ),
  ...table(
    'dog cat puppy kitten hamster rabbit bunny horse pony donkey parrot budgie goldfish fish tortoise turtle mouse rat hedgehog owl',
    'unsaid',
    'animal',
  ),
  ...table(
    'duck hen goat sheep pig cow fox wolf bear crow raven snail spider snake lizard dragon unicorn pet poodle dachshund terrier',
    'unsaid',
    'animal',
  ),
  ...table('teddy teddybear robot doll toy puppet', 'unsaid', 'thing'),
])

const POSSESSIVE = /^(?:my|his|her|their|our|the|a|an) /iu
/** Start of details after the head word: "grandmother with a motorbike". */
const MORE = /,| (?:with|who|whom|whose|that|which|since|from|of|at|in|on|and|but|for|because|next) /iu

interface Understood {
  /** Before the name: "best friend". */
  readonly phrase: string
  readonly head: string
  readonly kinship: Kinship
  /** False when the visitor said more. */
  readonly isWhole: boolean
}

/** For "my best friend", "little brother who asks why"; undefined outside the lexicon. */
function understood(connection: string): Understood | undefined {
  const bare = plain(connection).replace(POSSESSIVE, '')
  const phrase = bare.split(MORE)[0]?.trim() ?? ''
  const words = phrase.split(' ')
  const head = words.at(-1)?.toLowerCase() ?? ''
  const kinship = KINSHIPS.get(head)
  if (!kinship || words.length > 4 || words.some(word => /['’]s$/u.test(word))) return undefined
  return {
    phrase: phrase.charAt(0).toLowerCase() + phrase.slice(1),
    head,
    kinship,
    isWhole: phrase.length === bare.length,
  }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export function personOf(relation: Pick<Relation, 'name' | 'gender' | 'connection'>, owner: Owner): Related<Person> {
  const known = understood(relation.connection)
  const called = calledName(relation.name)
  const bare = called === '' ? SOMEBODY : called
  const nameWords = bare.toLowerCase().split(' ')
  const isSaid = known !== undefined && nameWords.includes(known.head)
  const isKin = isKinName(bare) || nameWords.some(word => KINSHIPS.has(word))
  const isTitle = known?.kinship.title && known.phrase === known.head && !isSaid && !isKin
  const name = isTitle && known ? `${capital(known.head)} ${bare}` : bare
  const own = pronounsOf({ gender: owner.gender, kind: 'person' }).his
  const isIntroducible = known !== undefined && !isSaid && !isKin && !isTitle
  return {
    name,
    fullName: plain(relation.name),
    gender: relation.gender === 'unsaid' ? (known?.kinship.gender ?? kinNameGender(bare) ?? 'unsaid') : relation.gender,
    kind: known?.kinship.kind ?? 'person',
    introduced: isIntroducible && known ? `${own} ${known.phrase} ${bare}` : name,
    isUnderstood:
      known?.isWhole === true &&
      (isIntroducible || isTitle === true || ((isSaid || isKinName(bare)) && known.phrase === known.head)),
  }
}

const LOVED = /friend|partner|fianc|husband|wife|boyfriend|girlfriend|crush|sweetheart|love|spouse|\bex\b/iu
export const isLoved = (connection: string): boolean => LOVED.test(connection)
