import type { Brief } from '../../../brief.ts'
import { type Item, type Tables, withGatherings } from '../../gather.ts'
import type { Room } from '../../room.ts'
import type { Insert } from '../../voice.ts'
import type { Cast } from '../cast.ts'
import { ENUMERATIONS, GATHERINGS } from './gather-tables.ts'
import { SMALL_ENUMERATIONS, SMALL_GATHERINGS } from './gather-tables-small.ts'

const TABLES: Tables = { gatherings: GATHERINGS, enumerations: ENUMERATIONS, and: 'and' }
const SMALL_TABLES: Tables = { gatherings: SMALL_GATHERINGS, enumerations: SMALL_ENUMERATIONS, and: 'and' }

function person(brief: Brief, cast: Cast, index: number): Item {
  const id = `relation.${index}`
  const isUnsaid = brief.relations[index]?.connection !== '' && !cast.relations[index]?.isUnderstood
  const called = `{r${index}}, ‘{x:${id}.connection}’,`
  return {
    words: isUnsaid ? called : `{r${index}.+}`,
    dative: isUnsaid ? called : `{r${index}.+}`,
    facts: [`${id}.name`, `${id}.connection`],
  }
}

const quoted = (token: string, fact: string): Item => ({ words: `‘${token}’`, dative: `‘${token}’`, facts: [fact] })

/** The inserts, with what is too many of one kind brought together. */
export function gathered(brief: Brief, cast: Cast, inserts: readonly Insert[], room: Room, offset: number): Insert[] {
  const isSmall = brief.targetAge === 'toddler'
  const many = {
    people: brief.relations.flatMap((_, index) => (cast.taken.includes(index) ? [] : [person(brief, cast, index)])),
    places: brief.places.map((_, index) => quoted(`{p${index}}`, `setting.place.${index}`)),
    answers: brief.answers.map((_, index) => quoted(`{X:dynamic.${index}}`, `dynamic.${index}`)),
  }
  return withGatherings(inserts, many, isSmall ? SMALL_TABLES : TABLES, { room, isSmall, offset })
}
