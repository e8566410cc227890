import type { Brief } from '../../story/brief.ts'
import type { ChapterView } from '../author.ts'

interface Seen {
  readonly place: string
  readonly people: readonly string[]
  readonly timeOfDay: ChapterView['timeOfDay'] | null
}

export function viewOf(brief: Brief, { place, people, timeOfDay }: Seen): ChapterView {
  const named = people.map(name => brief.relations.findIndex(relation => relation.name.trim() === name.trim()))
  const who = Array.from(new Set(named)).filter(index => index >= 0)
  return { place, who, ...(timeOfDay ? { timeOfDay } : {}) }
}
