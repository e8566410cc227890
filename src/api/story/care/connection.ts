import type { Relation } from '../brief.ts'
import type { Family } from './language-words.ts'
import type { Lexicon, List } from './lexicon.ts'
import { ADULT_FAMILIES, familyAt, isAnimal, type Known } from './people.ts'
import { meant, type ReadText, readText } from './read-text.ts'

const INFANT_YEARS = 1
const DIED = /[†✝]/u

export type Status = 'alive' | 'dead' | 'unborn' | 'newborn'

interface Head {
  readonly family: Family
  readonly at: number
  /** Behind the last word. */
  readonly end: number
}

/** Words for kin in what somebody is to the hero; the first that owns nothing is meant: "my late dad’s best friend". */
function headsIn(lexicon: Lexicon, { tokens }: ReadText): Head[] {
  const heads: Head[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const [family, length] = familyAt(lexicon, tokens, at) ?? []
    if (family === undefined || length === undefined) continue
    heads.push({ family, at, end: at + length })
    at += length - 1
  }
  return heads
}

const headOf = (heads: readonly Head[], { tokens }: ReadText): Head | undefined =>
  heads.find(({ end }) => tokens[end]?.word !== 's') ?? heads[0]

/** The word for kin in a connection, as the visitor wrote it: "Opa" of "mein verstorbener Opa". */
export function kinWordIn(lexicon: Lexicon, connection: string): string {
  const text = readText(lexicon, [], connection)
  const head = headOf(headsIn(lexicon, text), text)
  const [first, last] = [text.tokens[head?.at ?? -1], text.tokens[(head?.end ?? 0) - 1]]
  return first && last ? connection.normalize('NFC').slice(first.start, last.end) : ''
}

/** Whether a list speaks of the relation itself, and not of somebody else in the same words: "Freund meines verstorbenen Vaters". */
function isSaid(lexicon: Lexicon, text: ReadText, list: List, isOther: (head: Head) => boolean): boolean {
  const all = headsIn(lexicon, text)
  const head = headOf(all, text)
  const heads = all.filter(other => other !== head && other.at !== head?.end && isOther(other))
  return meant(text, list).some(({ from, to }) => {
    const far = ({ at, end }: Head) => (at >= to ? at - to : Math.max(0, from - end))
    return heads.every(other => !head || far(head) <= far(other))
  })
}

const isAny = (lexicon: Lexicon, text: ReadText, ...lists: List[]): boolean =>
  lists.some(list => isSaid(lexicon, text, list, () => true))

/** The same of a birth, with which nobody grown is meant: "Baby in Mamas Bauch". */
const isBorn = (lexicon: Lexicon, text: ReadText, ...lists: List[]): boolean =>
  lists.some(list => isSaid(lexicon, text, list, ({ family }) => !ADULT_FAMILIES.has(family)))

/** "baby", where nobody is grown and no age says otherwise. A sweetheart may be a baby too. */
const isInfant = (known: Known, isLove: boolean): boolean =>
  known.families.has('baby') && !isLove && ![...known.families].some(family => ADULT_FAMILIES.has(family))

export function statusOf(lexicon: Lexicon, known: Known, relation: Relation, isLove: boolean): Status {
  const text = readText(lexicon, [], relation.connection)
  if (DIED.test(relation.name) || isAny(lexicon, text, 'dead', 'deadOf', 'connection dead')) return 'dead'
  if (isAnimal(known) || isThing(known, text)) return 'alive'
  const age = relation.age ?? 0
  if (age > INFANT_YEARS) return 'alive'
  if (isBorn(lexicon, text, 'unborn', 'connection unborn')) return 'unborn'
  if (relation.age === 0 || isInfant(known, isLove)) return 'newborn'
  return isBorn(lexicon, text, 'newborn', 'connection newborn') && !isLove ? 'newborn' : 'alive'
}

/** A toy or an imaginary friend has no age that says anything. */
const isThing = ({ families }: Known, { found }: ReadText): boolean => families.size === 0 && found.has('things')
