import { itemAt } from '../../../../lib/item-at.ts'
import { type Seeded, seeded } from '../../../../lib/seeded.ts'
import type { BriefChange } from '../../improve/brief-change.ts'
import { type Candidate, dealt } from '../candidates.ts'
import type { Beat, Insert } from '../language-pack.ts'
import { chosen } from '../template.ts'
import { type CurrentStory, numberedPeople } from './current-story.ts'
import { isAbout, renumbered, renumberedFact } from './renumbered.ts'

/** A beat of the story: kept, gone with a change, or new. */
export interface Entry {
  readonly candidate: Candidate
  /** The beat as it was; undefined for a new one. */
  readonly before: Candidate | undefined
  readonly isGone: boolean
}

const PET = /\{[tT](?=[.}s])/u

const isInsert = (beat: Beat): beat is Insert => 'facts' in beat

const factsOf = ({ beat }: Candidate): readonly string[] => (isInsert(beat) ? beat.facts : [])

const kept = (candidate: Candidate): Entry => ({ candidate, before: candidate, isGone: false })

/** The beats without somebody; and the facts of others that went with them. */
function withoutSomebody(story: CurrentStory, name: string): { entries: Entry[]; untold: string[] } {
  const { relations, quiet } = numberedPeople(story.brief)
  const index = relations.findIndex(one => one.name === name)
  const [letter, number] =
    index >= 0 ? (['r', index] as const) : (['m', quiet.findIndex(one => one.name === name)] as const)
  const isPet = letter === 'r' && story.phrased.resolve('t') === story.phrased.resolve(`r${index}`)
  const untold: string[] = []
  const entries = story.selected.map((candidate): Entry => {
    const isGone = isAbout(candidate.wording, letter, number) || (isPet && PET.test(candidate.wording))
    const facts = factsOf(candidate).flatMap(fact => (letter === 'r' ? (renumberedFact(fact, number) ?? []) : fact))
    if (isGone) untold.push(...facts)
    const beat = isInsert(candidate.beat) ? { ...candidate.beat, facts } : candidate.beat
    const wording = renumbered(candidate.wording, letter, number)
    return { before: candidate, candidate: isGone ? candidate : { ...candidate, beat, wording }, isGone }
  })
  return { entries, untold }
}

/** The same insert as it is phrased now, where a fact of it has changed. */
function phrasedAnew(story: CurrentStory, fact: string, random: Seeded): Entry[] {
  return story.selected.map(before => {
    const facts = factsOf(before)
    if (!facts.includes(fact)) return kept(before)
    const insert = story.phrased.inserts.find(
      ({ facts: own }) => own.length === facts.length && own.every(one => facts.includes(one)),
    )
    const at = Math.max(0, before.beat.phrasings.indexOf(before.phrasing))
    const phrasing = insert?.phrasings[at % insert.phrasings.length]
    if (!insert || phrasing === undefined || phrasing === before.phrasing) return kept(before)
    const candidate = { ...before, beat: insert, phrasing, wording: chosen(phrasing, random) }
    return { before, candidate, isGone: false }
  })
}

interface Placing {
  readonly story: CurrentStory
  readonly random: Seeded
  /** From the second on an insert is short, and stands at the marks of the plot in turn. */
  readonly attempt: number
}

/** Indices of beats that a mark of the plot follows, in the story's order. */
function markedIndices(
  insert: Insert,
  entries: readonly Entry[],
  { plot }: CurrentStory,
): { own: number; all: number[] } {
  let index = 0
  let own = 0
  const all = new Set<number>()
  for (const { beats } of dealt(plot, [insert])) {
    const found = entries.findLastIndex(({ candidate, isGone }) => !isGone && beats.includes(candidate.beat))
    if (found >= 0) index = found
    else if (beats.every(beat => beat === insert)) all.add(index)
    if (beats.includes(insert)) own = index
  }
  return { own, all: [...all] }
}

function placed(insert: Insert, entries: readonly Entry[], { story, random, attempt }: Placing): Entry[] {
  const { own, all } = markedIndices(insert, entries, story)
  const index = attempt === 0 ? own : (all[(attempt - 1) % all.length] ?? own)
  const phrasing = random.pick(attempt > 0 && insert.short?.length ? insert.short : insert.phrasings)
  const { scene } = itemAt(entries, index).candidate
  const wording = chosen(phrasing, random)
  const candidate = { beat: insert, scene, phrasing, wording, paragraphs: [], fixed: 0, optional: 0 }
  return entries.toSpliced(index + 1, 0, { candidate, before: undefined, isGone: false })
}

/** Inserts for facts that no beat holds; one that also holds facts of others replaces theirs. */
function withInserts(entries: readonly Entry[], facts: readonly string[], placing: Placing): Entry[] {
  const open = new Set(facts)
  let made = [...entries]
  for (const fact of facts) {
    const insert = placing.story.phrased.inserts.find(one => one.facts.includes(fact))
    if (!open.has(fact) || !insert) continue
    for (const one of insert.facts) open.delete(one)
    made = made.map(entry => {
      const own = factsOf(entry.candidate)
      return own.length > 0 && own.every(one => insert.facts.includes(one)) ? { ...entry, isGone: true } : entry
    })
    made = placed(insert, made, placing)
  }
  return made.filter(({ before, isGone }) => before !== undefined || !isGone)
}

/** The beats after a change, in order; `next` has the brief, the plot and the phrases after it. */
export function entriesAfter(story: CurrentStory, next: CurrentStory, change: BriefChange): Entry[] {
  const random = seeded(`${story.brief.seed} ${JSON.stringify(change)}`)
  const attempt = 'attempt' in change ? (change.attempt ?? 0) : 0
  const placing: Placing = { story: next, random, attempt }
  if (change.kind === 'removal') {
    const { entries, untold } = withoutSomebody(story, change.name)
    const held = new Set(entries.flatMap(({ candidate, isGone }) => (isGone ? [] : factsOf(candidate))))
    return withInserts(
      entries,
      untold.filter(fact => !held.has(fact)),
      placing,
    )
  }
  if (change.kind === 'addition') {
    const index = numberedPeople(next.brief).relations.findIndex(({ name }) => name === change.name)
    return withInserts(story.selected.map(kept), [`relation.${index}.name`], placing)
  }
  if (change.kind === 'age') return phrasedAnew({ ...story, phrased: next.phrased }, 'hero.age', random)
  return story.selected.map(kept)
}
