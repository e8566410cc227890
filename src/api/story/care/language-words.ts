/** What somebody is to the hero, whatever the word: "Opa", "Großvater". */
const FAMILIES = [
  ...['grandfather', 'grandmother', 'father', 'mother', 'brother', 'sister', 'sibling', 'uncle', 'aunt', 'cousin'],
  ...['son', 'daughter', 'child', 'baby', 'husband', 'wife', 'partner', 'friend', 'nephew', 'niece', 'inLaw', 'other'],
  ...['dog', 'cat', 'horse', 'rabbit', 'rodent', 'bird', 'fish', 'animal'],
] as const
export type Family = (typeof FAMILIES)[number]

/** Of these somebody may be born. */
export const CHILDLIKE: ReadonlySet<string> = new Set(
  'brother sister sibling cousin son daughter child baby nephew niece'.split(' '),
)
export const ANIMALS: ReadonlySet<string> = new Set('dog cat horse rabbit rodent bird fish animal'.split(' '))
export const FEMALE: ReadonlySet<string> = new Set('grandmother mother sister aunt daughter wife niece'.split(' '))
export const MALE: ReadonlySet<string> = new Set('grandfather father brother uncle son husband nephew'.split(' '))

/** What a text may hold that nobody wants read out. Of one who died, `remembrance`; of one not or just born, `birth`. */
export const TOPICS = [
  ...['death', 'grief', 'suicide', 'miscarriage', 'illness', 'dementia', 'operation', 'hospital', 'accident'],
  ...['disability', 'divorce', 'separation', 'move', 'loss', 'war', 'abuse', 'bullying', 'addiction', 'prison'],
  ...['hardship', 'remembrance', 'birth'],
] as const
export type Topic = (typeof TOPICS)[number]

/** What a body may not be told to do. */
export const CONSTRAINTS = ['wheels', 'unwalking', 'unseeing', 'unhearing', 'unspeaking'] as const
export type Constraint = (typeof CONSTRAINTS)[number]

/** Lists as `patterns` reads them, divided by semicolons. */
export interface LanguageWords {
  /** Words for kin and animals by family, divided by blanks; a word of two has an underscore. */
  readonly kin: Readonly<Partial<Record<Family, string>>>
  readonly pronouns: { readonly male: string; readonly female: string }
  /** Before a word of the lists they turn it round: "nicht tot". */
  readonly negations: string
  /** What is meant otherwise; read before everything else. */
  readonly idioms: string
  /** A sentence with one of them and without kin tells of nobody. */
  readonly fiction: string
  readonly dead: string
  /** What says so only of somebody named before it: "ist nicht mehr da". */
  readonly deadOf: string
  readonly unborn: string
  readonly newborn: string
  /** The same, only where it is said what somebody is to the hero: "kommt im März". */
  readonly connection: { readonly dead: string; readonly unborn: string; readonly newborn: string }
  readonly topics: Readonly<Partial<Record<Topic, string>>>
  readonly constraints: Readonly<Partial<Record<Constraint, string>>>
  /** Toys and what is made up, whose age says nothing. */
  readonly things: string
  /** Words before the animal that the hero is: "ist ein". */
  readonly isA: string
  /** What makes an animal's word a person: "a dog lover". */
  readonly notAnimal: string
  /** Whether a verb needs no subject: "Murió en marzo". */
  readonly dropsSubject: boolean
}
