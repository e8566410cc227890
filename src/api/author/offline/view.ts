import type { Brief } from '../../story/brief.ts'
import type { ChapterView } from '../author.ts'

export function viewOf(brief: Brief, facts: readonly string[]): ChapterView {
  const place = brief.places.find((_, index) => facts.includes(`setting.place.${index}`))
  return {
    place: place ?? (facts.includes('setting.location') ? brief.location : ''),
    who: brief.relations.flatMap((_, index) => (facts.includes(`relation.${index}.name`) ? [index] : [])),
  }
}
