import type { Candidate } from './candidates.ts'
import type { Paragraph } from './template.ts'

export interface Unit {
  readonly paragraph: Paragraph
  readonly scene: number
  readonly fixed: number
  readonly optional: number
  /** Cost of a chapter's end before this paragraph. */
  readonly cut: number
  /** Continues the paragraph of the unit before it. */
  readonly isGlued?: boolean
}

/** Costs of a chapter's end between two beats of a scene, and within a beat; an end between scenes costs nothing. */
interface CutCosts {
  readonly atBeat: number
  readonly inBeat: number
}
/** Scenes of the old stock are long. */
const OLD_CUTS: CutCosts = { atBeat: 30, inBeat: 120 }
/** Plots with sockets have scenes of some hundred words: a chapter ends with one of them. */
export const SCENE_CUTS: CutCosts = { atBeat: 500, inBeat: 2000 }

const words = (paragraph: Paragraph, optional: boolean) =>
  paragraph.reduce((sum, stretch) => sum + (stretch.optional === optional ? stretch.words : 0), 0)

/** Joinable neighbours become one paragraph up to these words. */
const JOINED_WORDS = 60
const SPACE = { text: ' ', words: 0, optional: false }

/** Two of whom somebody speaks in each stay apart. */
const isSpoken = ({ paragraph }: Unit): boolean => paragraph.some(({ text }) => /[„“«‘]/u.test(text))

function unitsOf({ paragraphs, scene }: Candidate, before: Candidate | undefined, costs: CutCosts): Unit[] {
  return paragraphs.map((paragraph, line) => ({
    paragraph,
    scene,
    fixed: words(paragraph, false),
    optional: words(paragraph, true),
    cut: line > 0 ? costs.inBeat : before?.scene === scene ? costs.atBeat : 0,
  }))
}

export function units(chosen: readonly Candidate[], costs: CutCosts = OLD_CUTS): Unit[] {
  const all: Unit[] = []
  for (const [index, candidate] of chosen.entries()) {
    const before = chosen[index - 1]
    const next = unitsOf(candidate, before, costs)
    const last = all.at(-1)
    const [first] = next
    const isShort = first && last && last.fixed + first.fixed <= JOINED_WORDS && !(isSpoken(last) && isSpoken(first))
    if (isShort && candidate.beat.joins && before?.beat.joins) {
      const paragraph = [...last.paragraph, SPACE, ...first.paragraph]
      all[all.length - 1] = {
        ...last,
        paragraph,
        fixed: last.fixed + first.fixed,
        optional: last.optional + first.optional,
      }
    } else all.push(...next)
  }
  return all
}

function missedWords(fixed: number, optional: number, share: number): number {
  const slack = share * 0.04
  if (fixed > share + slack) return fixed - share - slack
  if (fixed + optional < share - slack) return share - slack - fixed - optional
  return 0
}

/** Chapters up to a unit: the last begins at `from`, those before it are `before`. */
interface Way {
  readonly cost: number
  readonly from: number
  readonly before: Way | undefined
}

function cutsOf(way: Way): number[] {
  const cuts: number[] = []
  for (let at: Way = way; at.before; at = at.before) cuts.push(at.from)
  return cuts.reverse()
}

/** Indices into the units, best for lengths and scene ends. Undefined with fewer paragraphs than chapters. */
export function chapterStarts(all: readonly Unit[], wanted: readonly number[]): readonly number[] | undefined {
  const fixedTo = [0]
  const optionalTo = [0]
  for (const { fixed, optional } of all) {
    fixedTo.push((fixedTo.at(-1) ?? 0) + fixed)
    optionalTo.push((optionalTo.at(-1) ?? 0) + optional)
  }
  const between = (sums: number[], from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0)
  let ways = new Map<number, Way>([[0, { cost: 0, from: 0, before: undefined }]])
  for (const [chapter, share] of wanted.entries()) {
    const next = new Map<number, Way>()
    const isLast = chapter === wanted.length - 1
    for (const [from, way] of ways)
      for (let to = isLast ? all.length : from + 1; to <= all.length; to++) {
        if (to <= from) break
        const fixed = between(fixedTo, from, to)
        if (fixed > share * 1.6 && to > from + 1 && !isLast) break
        const deviation = missedWords(fixed, between(optionalTo, from, to), share)
        const cost =
          way.cost + (deviation > 0 ? 200 + deviation * deviation : 0) + (to === all.length ? 0 : (all[to]?.cut ?? 0))
        const known = next.get(to)
        if (!known || cost < known.cost) next.set(to, { cost, from, before: way })
      }
    ways = next
  }
  const best = ways.get(all.length)
  return best && cutsOf(best)
}
