import type { Brief } from '../../../story/brief.ts'
import { type Item, type Tables, withGatherings } from '../gather.ts'
import type { Insert } from '../language-pack.ts'
import type { Verbosity } from '../verbosity.ts'
import type { Cast } from './cast.ts'

export interface GatheringTexts {
  readonly tables: Tables
  readonly small: Tables
  /** Adds the language's quotation marks. */
  quoted(words: string): string
  /** Form after a preposition: `+dat` in German. */
  readonly afterPreposition: string
}

function person({ quoted, afterPreposition }: GatheringTexts, brief: Brief, cast: Cast, index: number): Item {
  const id = `relation.${index}`
  const isUnsaid = brief.relations[index]?.connection !== '' && !cast.relations[index]?.isUnderstood
  const called = `{r${index}}, ${quoted(`{x:${id}.connection}`)},`
  return {
    words: isUnsaid ? called : `{r${index}.+}`,
    dative: isUnsaid ? called : `{r${index}.${afterPreposition}}`,
    facts: [`${id}.name`, `${id}.connection`],
  }
}

export function gathered(
  gatheringTexts: GatheringTexts,
  brief: Brief,
  cast: Cast,
  inserts: readonly Insert[],
  options: { readonly verbosity: Verbosity; readonly offset: number },
): Insert[] {
  const isSmall = brief.targetAge === 'toddler'
  const saying = (token: string, fact: string): Item => {
    const words = gatheringTexts.quoted(token)
    return { words, dative: words, facts: [fact] }
  }
  const many = {
    people: brief.relations.flatMap((_, index) =>
      cast.assigned.includes(index) ? [] : [person(gatheringTexts, brief, cast, index)],
    ),
    places: brief.places.map((_, index) => saying(`{p${index}}`, `setting.place.${index}`)),
    answers: brief.answers.map((_, index) => saying(`{X:dynamic.${index}}`, `dynamic.${index}`)),
  }
  return withGatherings(inserts, many, isSmall ? gatheringTexts.small : gatheringTexts.tables, { ...options, isSmall })
}
