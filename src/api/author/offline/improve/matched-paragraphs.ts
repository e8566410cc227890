import type { Unit } from '../chapters.ts'
import { whole } from '../slices.ts'
import { joined, type Stretch } from '../template.ts'

/** A paragraph of a chapter, and the stretches that it is made of. */
export interface MatchedParagraph {
  readonly text: string
  /** Undefined for a paragraph that the composition does not have: a moment that was added later. */
  readonly stretches: readonly Stretch[] | undefined
  /** Optional stretches that are told. */
  readonly included: ReadonlySet<Stretch>
}

/** Paragraphs with more optional sentences are not found again: too many variants. */
const OPTIONAL_MAX = 8

const NONE: ReadonlySet<Stretch> = new Set()

const variants = (optional: readonly Stretch[]): ReadonlySet<Stretch>[] =>
  Array.from({ length: 2 ** optional.length }, (_, choice) => new Set(optional.filter((_, at) => (choice >> at) & 1)))

export const textWith = (stretches: readonly Stretch[], included: ReadonlySet<Stretch>): string =>
  joined(stretches.filter(stretch => !stretch.optional || included.has(stretch)))

/** Which optional sentences a paragraph tells; undefined when it is no longer the composition's. */
export function includedIn(stretches: readonly Stretch[], text: string): ReadonlySet<Stretch> | undefined {
  const optional = stretches.filter(stretch => stretch.optional)
  if (optional.length > OPTIONAL_MAX) return undefined
  return variants(optional).find(included => textWith(stretches, included) === text)
}

/** The paragraphs of a chapter with the units that they were made of. */
export function matchedParagraphs(text: string, units: readonly Unit[]): MatchedParagraph[] {
  const open = whole(units)
  return text.split('\n').map(line => {
    for (const [at, { paragraph }] of open.entries()) {
      const included = includedIn(paragraph, line)
      if (!included) continue
      open.splice(at, 1)
      return { text: line, stretches: paragraph, included }
    }
    return { text: line, stretches: undefined, included: NONE }
  })
}
