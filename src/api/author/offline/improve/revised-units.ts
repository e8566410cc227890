import type { Candidate } from '../candidates.ts'
import { SCENE_CUTS, type Unit } from '../chapters.ts'
import { sentences } from '../slices.ts'
import type { EpithetPosition, Paragraph, Stretch } from '../template.ts'
import type { CurrentStory } from './current-story.ts'
import type { Entry } from './entries-after.ts'

/** The paragraphs of a story after a change. */
export interface RevisedUnits {
  readonly all: readonly Unit[]
  readonly starts: readonly number[]
  /** What a stretch has become; undefined when it is gone. */
  stretchNow(before: Stretch): Stretch | undefined
  /** New paragraphs, by the unit that they follow. */
  readonly added: ReadonlyMap<Unit, readonly Unit[]>
}

const words = (paragraph: Paragraph, optional: boolean): number =>
  paragraph.reduce((sum, stretch) => sum + (stretch.optional === optional ? stretch.words : 0), 0)

const unitOf = (paragraph: Paragraph, before: Pick<Unit, 'scene' | 'cut'>): Unit => ({
  ...before,
  paragraph,
  fixed: words(paragraph, false),
  optional: words(paragraph, true),
})

/** Stretches of two tellings of the same beat; undefined when they do not correspond. */
function pairs(before: Candidate, now: Candidate): [Stretch, Stretch][] | undefined {
  const old = before.paragraphs.flat()
  const made = now.paragraphs.flat()
  const isAlike =
    before.paragraphs.length === now.paragraphs.length &&
    old.length === made.length &&
    old.every((stretch, at) => stretch.optional === made[at]?.optional)
  return isAlike ? old.map((stretch, at) => [stretch, made[at] ?? stretch]) : undefined
}

type Becomes = Map<Stretch, Stretch | undefined>

/** A beat told otherwise, in as many paragraphs: each is one stretch, in the place of the first. */
function replaced(before: Candidate, now: Candidate, becomes: Becomes): boolean {
  if (before.paragraphs.length !== now.paragraphs.length) return false
  for (const [index, paragraph] of before.paragraphs.entries()) {
    const fixed = (now.paragraphs[index] ?? []).filter(({ optional }) => !optional)
    const text = fixed
      .map(stretch => stretch.text)
      .join('')
      .replace(/ {2,}/gu, ' ')
      .trim()
    const [first, ...rest] = paragraph.filter(({ optional }) => !optional)
    if (!first) return false
    for (const stretch of [...rest, ...paragraph.filter(({ optional }) => optional)]) becomes.set(stretch, undefined)
    becomes.set(first, { text, optional: false, words: words(fixed, false) })
  }
  return true
}

function becomesOf(entries: readonly Entry[], nowOf: (entry: Entry) => Candidate | undefined): Becomes | undefined {
  const becomes: Becomes = new Map()
  for (const entry of entries) {
    const { before } = entry
    if (!before) continue
    const now = nowOf(entry)
    if (now) {
      const own = pairs(before, now)
      if (own) for (const [old, made] of own) becomes.set(old, made)
      else if (!replaced(before, now, becomes)) return undefined
    } else for (const stretch of before.paragraphs.flat()) becomes.set(stretch, undefined)
  }
  return becomes
}

/** Tells a stretch in new words with its epithet. */
export type ExtendAgain = (stretch: Stretch, epithet: EpithetPosition) => Stretch

/** A stretch of a beat: without its epithet. */
const plain = (stretch: Stretch): Stretch => stretch.epithet?.stretch ?? stretch

/** What a stretch of a beat has become, with the epithet that it had. */
function stretchAfter(before: Stretch, becomes: Becomes, extend: ExtendAgain): Stretch | undefined {
  const known = plain(before)
  if (!becomes.has(known)) return before
  const now = becomes.get(known)
  return now && before.epithet ? extend(now, before.epithet) : now
}

/** A sentence of a stretch is the same sentence of what that has become. */
function pieceNow(piece: Stretch, becomes: Becomes, extend: ExtendAgain, language: string): Stretch | undefined {
  const { origin } = piece
  if (!origin || !becomes.has(plain(origin.stretch))) return stretchAfter(piece, becomes, extend)
  const whole = stretchAfter(origin.stretch, becomes, extend)
  if (!whole) return undefined
  const before = sentences(origin.stretch, language)
  const made = sentences(whole, language)
  if (made.length === before.length) return made[origin.at]
  return origin.at === 0 ? whole : undefined
}

/** Paragraphs of new beats, by the unit that holds the last of the beat before them. */
function addedUnits(
  { all }: CurrentStory,
  entries: readonly Entry[],
  nowOf: (entry: Entry) => Candidate | undefined,
): Map<Unit, Unit[]> {
  const added = new Map<Unit, Unit[]>()
  let last: Unit | undefined = all[0]
  for (const entry of entries) {
    const stretches = new Set(entry.before?.paragraphs.flat())
    const holds = (unit: Unit) =>
      unit.paragraph.some(
        stretch => stretches.has(plain(stretch)) || (stretch.origin && stretches.has(plain(stretch.origin.stretch))),
      )
    last = all.findLast(holds) ?? last
    const now = nowOf(entry)
    if (entry.before || !now || !last) continue
    const { scene } = last
    const units = now.paragraphs.map(paragraph => unitOf(paragraph, { scene, cut: SCENE_CUTS.atBeat }))
    added.set(last, [...(added.get(last) ?? []), ...units])
  }
  return added
}

/** The units of a story after a change; undefined where its beats do not correspond to those before. */
export function revisedUnits(
  story: CurrentStory,
  entries: readonly Entry[],
  nowOf: (entry: Entry) => Candidate | undefined,
  extend: ExtendAgain,
): RevisedUnits | undefined {
  const becomes = becomesOf(entries, nowOf)
  if (!becomes) return undefined
  const { language } = story.pack
  const known = new Map<Stretch, Stretch | undefined>()
  const stretchNow = (before: Stretch): Stretch | undefined => {
    if (!known.has(before)) known.set(before, pieceNow(before, becomes, extend, language))
    return known.get(before)
  }
  const added = addedUnits(story, entries, nowOf)
  const all: Unit[] = []
  const starts: number[] = []
  for (const [index, unit] of story.all.entries()) {
    if (story.starts.includes(index)) starts.push(all.length)
    const paragraph = unit.paragraph.flatMap(stretch => stretchNow(stretch) ?? [])
    if (paragraph.some(({ text }) => text.trim() !== '')) all.push({ ...unit, ...unitOf(paragraph, unit) })
    all.push(...(added.get(unit) ?? []))
  }
  return { all, starts, stretchNow, added }
}
