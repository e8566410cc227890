import type { Relation } from '../brief.ts'
import { ANIMALS, type Family, FEMALE, MALE } from './language-words.ts'
import type { Lexicon } from './lexicon.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Shorter parts of a name are no name alone. */
const NAME_UNITS = 3
const HERO = 'hero'

/** Somebody of the brief as texts may name them. */
export interface Known {
  /** `hero` or `relation.2`. */
  readonly who: string
  readonly names: ReadonlySet<string>
  readonly families: ReadonlySet<Family>
  readonly relation: Relation | undefined
}

/** A place in a text where somebody is named, or a word for kin stands. */
export interface Mention {
  readonly at: number
  /** Behind its last token. */
  readonly end: number
  readonly who: readonly string[]
  readonly family: Family | undefined
  /** Whether something of theirs is spoken of: "Grandad’s car", "la voiture de papi". */
  readonly isOwner: boolean
}

/** The family of the words at a place, and how many there are. */
export function familyAt(lexicon: Lexicon, tokens: readonly Token[], at: number): [Family, number] | undefined {
  const one = tokens[at]?.word ?? ''
  const two = `${one}_${tokens[at + 1]?.word ?? ''}`
  const long = lexicon.kin.get(`${two}_${tokens[at + 2]?.word ?? ''}`)
  if (long) return [long, 3]
  const pair = lexicon.kin.get(two)
  if (pair) return [pair, 2]
  const single = lexicon.kin.get(one) ?? lexicon.kin.get(one.replace(/(?:en|[sn])$/u, ''))
  return single ? [single, 1] : undefined
}

function familiesIn(lexicon: Lexicon, text: string): Set<Family> {
  const tokens = tokensOf(text, lexicon.language)
  return new Set(tokens.flatMap((_, at) => familyAt(lexicon, tokens, at)?.[0] ?? []))
}

function namesIn(lexicon: Lexicon, name: string): Set<string> {
  const tokens = tokensOf(name, lexicon.language)
  const said = tokens.filter(({ word }, at) => word.length >= NAME_UNITS && !familyAt(lexicon, tokens, at))
  return new Set(
    (said.length > 0 ? said : tokens.filter((_, at) => !familyAt(lexicon, tokens, at))).map(({ word }) => word),
  )
}

export function knownPeople(lexicon: Lexicon, heroName: string, relations: readonly Relation[]): Known[] {
  const hero: Known = { who: HERO, names: namesIn(lexicon, heroName), families: new Set(), relation: undefined }
  return [
    hero,
    ...relations.map((relation, index) => ({
      who: `relation.${index}`,
      names: namesIn(lexicon, relation.name),
      families: familiesIn(lexicon, `${relation.connection}. ${relation.name}`),
      relation,
    })),
  ]
}

function nameAt(lexicon: Lexicon, people: readonly Known[], token: Token | undefined): readonly string[] {
  if (!token || (lexicon.language !== 'th' && !token.isCapital)) return []
  const { word } = token
  const bare = word.replace(/['s]$/u, '')
  return people
    .filter(({ names }) => names.has(word) || (names.has(bare) && bare.length >= NAME_UNITS))
    .map(({ who }) => who)
}

/** Verbs after an unknown name, which in German tell it from a noun: "Oma Inge ist". */
const GERMAN_NEXT = new Set('ist war starb verstarb lebt wurde'.split(' '))

function isOtherName(lexicon: Lexicon, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token?.isCapital || token.clause !== tokens[at - 1]?.clause) return false
  return lexicon.language !== 'de' || GERMAN_NEXT.has(tokens[at + 1]?.word ?? '')
}

const OF = new Set('de du d del della dello dell di des von vom'.split(' '))
const WHOSE = new Set('la le l el il lo sa son ses su mi mon ma suo sua mia mio seinem seiner ihrem ihrer'.split(' '))

function ownsNext({ language, kin }: Lexicon, tokens: readonly Token[], at: number, end: number): boolean {
  if (language === 'en') return tokens[end]?.word === 's'
  if (OF.has(tokens[at - 1]?.word ?? '')) return true
  if (WHOSE.has(tokens[at - 1]?.word ?? '') && OF.has(tokens[at - 2]?.word ?? '')) return true
  const last = tokens[end - 1]?.word ?? ''
  return language === 'de' && last.endsWith('s') && !kin.has(last) && kin.has(last.slice(0, -1))
}

/** Everybody named, in order. Of two alike in kin each is meant: in doubt nobody of them speaks. */
export function mentionsIn(lexicon: Lexicon, people: readonly Known[], tokens: readonly Token[]): Mention[] {
  const found: Mention[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const [family, length] = familyAt(lexicon, tokens, at) ?? [undefined, 0]
    let end = at + length
    let named = nameAt(lexicon, people, tokens[end])
    if (named.length > 0) end += 1
    else if (family && !isOtherName(lexicon, tokens, end))
      named = people.filter(({ families }) => families.has(family)).map(({ who }) => who)
    if (end === at) continue
    while (nameAt(lexicon, people, tokens[end]).some(who => named.includes(who))) end += 1
    const own = family ? people.filter(({ who, families }) => named.includes(who) && families.has(family)) : []
    const isOwner = ownsNext(lexicon, tokens, at, end)
    found.push({ at, end, who: own.length > 0 ? own.map(({ who }) => who) : named, family, isOwner })
    at = end - 1
  }
  return found
}

/** Nobody of these is a child. */
export const ADULT_FAMILIES: ReadonlySet<string> = new Set(
  'grandfather grandmother father mother husband wife partner uncle aunt inLaw friend other'.split(' '),
)

export const isHero = (mention: Mention): boolean => mention.who.length === 1 && mention.who[0] === HERO

export const isAnimal = ({ families }: Known): boolean => [...families].some(family => ANIMALS.has(family))

export function isOfGender({ families, relation }: Known, gender: 'male' | 'female'): boolean {
  if (relation?.gender === 'male' || relation?.gender === 'female') return relation.gender === gender
  const others = gender === 'male' ? FEMALE : MALE
  return ![...families].some(family => others.has(family))
}
