import { CHILDLIKE } from './language-words.ts'
import type { Match } from './patterns.ts'
import { ADULT_FAMILIES, isAnimal, isHero, isOfGender, type Known, type Mention } from './people.ts'
import type { ReadText } from './read-text.ts'

/** Words that a comma counts for, when the nearest person is looked for. */
const COMMA_WORDS = 3
/** Words between a hero's name and what is said of the hero alone. */
const HERO_WITHIN = 4
const INFANT_YEARS = 1
const ANDS = new Set(['und', 'and', 'et', 'y', 'e', 've'])

/** Before a noun: "son enterrement" speaks of whoever was named, and owns something or not. */
const DETERMINERS = new Set(
  'the his her their der die dem seiner ihrer la le l son sa su el suo sua il del della'.split(' '),
)

const HERO = 'hero'
type Gender = 'male' | 'female'

/** What a text follows: the people of its question, the hero's gender. */
export interface Context {
  readonly before: readonly Mention[]
  readonly heroGender: string
}

const distance = ({ tokens }: ReadText, { from, to }: Match, { at, end }: Mention): number => {
  const [near, far] = at >= to ? [at, to - 1] : [from, end - 1]
  const commas = Math.abs((tokens[near]?.clause ?? 0) - (tokens[far]?.clause ?? 0))
  return Math.max(0, near - far) + commas * COMMA_WORDS
}

function nearest(text: ReadText, match: Match, mentions: readonly Mention[]): Mention | undefined {
  return mentions
    .map(mention => ({ mention, far: distance(text, match, mention) }))
    .toSorted((one, other) => one.far - other.far)[0]?.mention
}

/** "Oma und Opa": whoever is joined to somebody. */
function joined({ tokens, mentions }: ReadText, mention: Mention): string[] {
  const index = mentions.indexOf(mention)
  const isJoined = (one: Mention | undefined, other: Mention | undefined) =>
    one && other && other.at === one.end + 1 && ANDS.has(tokens[one.end]?.word ?? '')
  const before = mentions[index - 1]
  const after = mentions[index + 1]
  return [
    ...mention.who,
    ...(isJoined(before, mention) ? (before?.who ?? []) : []),
    ...(isJoined(mention, after) ? (after?.who ?? []) : []),
  ].filter(who => who !== HERO || isHero(mention))
}

function genderSaid({ tokens, lexicon }: ReadText, sentence: number): Gender | undefined {
  const said = tokens.find(token => token.sentence === sentence && lexicon.pronouns.has(token.word))
  return said && lexicon.pronouns.get(said.word)
}

/** "Murió en marzo": a verb without a subject, as the first word but small ones. */
function dropsSubject({ tokens, lexicon }: ReadText, { from }: Match): boolean {
  if (!lexicon.words.dropsSubject) return false
  const first = tokens.findIndex(({ sentence }) => sentence === tokens[from]?.sentence)
  return (
    tokens.slice(first, from).every(({ isCapital }, index) => !isCapital || index === 0) && from - first <= HERO_WITHIN
  )
}

/** Of whom a pronoun speaks whose name stands nowhere: the one who fits, or of several the one grandparent. */
function unnamed({ people }: ReadText, gender: Gender | undefined, { heroGender }: Context): string[] {
  const fitting = people.filter(one => one.who !== HERO && (!gender || isOfGender(one, gender)))
  const old = fitting.filter(({ families }) => families.has('grandfather') || families.has('grandmother'))
  const only = fitting.length === 1 ? fitting : old.length === 1 ? old : []
  if (only.length > 0) return only.map(({ who }) => who)
  return fitting.length === 0 && gender !== undefined && heroGender === gender ? [HERO] : []
}

function isSaidOfHero({ tokens, lexicon }: ReadText, match: Match, mention: Mention): boolean {
  const next = tokens[match.to]
  const isNear = mention.end <= match.from && match.from - mention.end <= HERO_WITHIN
  const isOther = next?.isCapital && next.clause === tokens[match.from]?.clause && lexicon.language === 'de'
  return isNear && !isOther && tokens[mention.at]?.clause === tokens[match.from]?.clause
}

/** A word for kin that the match itself is made of: "angel baby". */
const isPart = ({ at }: Mention, { from, to }: Match): boolean => at >= from && at < to

/** "La voiture de papi est morte": the match begins with an owner, and speaks of what is owned. */
const isOfOwner = ({ mentions, tokens }: ReadText, { from, to, persons }: Match): boolean =>
  persons[0] === from &&
  tokens[from + 1]?.word !== 's' &&
  to - from > 2 &&
  mentions.some(({ at, end, isOwner }) => isOwner && from >= at && from < end)

/** Who died, by the words around it. Empty for somebody whom the visitor has not named. */
export function whoDied(text: ReadText, match: Match, context: Context): string[] {
  if (isOfOwner(text, match)) return []
  const { tokens, mentions, people } = text
  const said = mentions.find(({ at, end }) => match.persons.some(person => person >= at && person < end))
  const sentence = tokens[match.from]?.sentence ?? 0
  const here = mentions.filter(({ at }) => tokens[at]?.sentence === sentence)
  const isVerb = !DETERMINERS.has(tokens[match.from - 1]?.word ?? '')
  const isOther = (one: Mention) => isPart(one, match) || (one.isOwner && isVerb && one.end <= match.from)
  const others = here.filter(one => !isHero(one) && (one === said || !isOther(one)))
  const chosen = (said && (!isHero(said) || others.length === 0) ? said : undefined) ?? nearest(text, match, others)
  if (chosen && !isHero(chosen)) return joined(text, chosen)
  if (chosen) return isSaidOfHero(text, match, chosen) ? [HERO] : []
  const gender = genderSaid(text, sentence)
  if (gender || dropsSubject(text, match)) {
    const fits = ({ who }: Mention) =>
      who.length === 0 || people.some(one => who.includes(one.who) && (!gender || isOfGender(one, gender)))
    const before = [...context.before, ...mentions.filter(({ at }) => (tokens[at]?.sentence ?? 0) < sentence)]
    const last = before.findLast(mention => !isHero(mention) && fits(mention))
    return last ? [...last.who] : unnamed(text, gender, context)
  }
  if (context.before.length > 0) return context.before.filter(mention => !isHero(mention)).flatMap(({ who }) => who)
  const hero = nearest(text, match, here)
  return hero && isSaidOfHero(text, match, hero) ? [HERO] : []
}

/** Whether somebody may be not yet or just born, as far as age and kin say. */
function mayBeInfant(known: Known): boolean {
  const { relation, families } = known
  if (!relation || isAnimal(known) || (relation.age ?? 0) > INFANT_YEARS) return false
  return ![...families].some(family => ADULT_FAMILIES.has(family))
}

/** Who is to be born, or just was: nobody who is grown. "Mama ist schwanger" speaks of the one child without an age. */
export function whoIsBorn(text: ReadText, match: Match): string[] {
  const { tokens, mentions, people } = text
  const infants = new Set(people.filter(mayBeInfant).map(({ who }) => who))
  const sentence = tokens[match.from]?.sentence
  const possible = mentions.filter(
    ({ at, who }) => tokens[at]?.sentence === sentence && who.some(one => infants.has(one)),
  )
  const one = nearest(text, match, possible)
  if (one) return one.who.filter(who => infants.has(who))
  const children = people.filter(
    known => infants.has(known.who) && [...known.families].some(family => CHILDLIKE.has(family)),
  )
  const isOfOther = mentions.some(
    mention => tokens[mention.at]?.sentence === sentence && isChild(mention) && mention.who.length > 0,
  )
  return children.length === 1 && !isOfOther ? children.map(({ who }) => who) : []
}

const isChild = ({ family }: Mention): boolean => family !== undefined && CHILDLIKE.has(family)
