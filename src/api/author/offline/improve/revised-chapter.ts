import { CHAPTER_LENGTH_TOLERANCE } from '../../../../contract/limits.ts'
import { countWords } from '../../../../lib/words.ts'
import type { Unit } from '../chapters.ts'
import { joined, type Stretch } from '../template.ts'
import { type MatchedParagraph, matchedParagraphs, textWith } from './matched-paragraphs.ts'
import type { RevisedUnits } from './revised-units.ts'

interface Changing {
  readonly matched: MatchedParagraph
  readonly stretches: readonly Stretch[]
  readonly added: readonly string[]
  included: ReadonlySet<Stretch>
}

const textOf = ({ matched, stretches, included, added }: Changing): string => {
  const own = matched.stretches ? textWith(stretches, included) : matched.text
  return [own, ...added].filter(text => text !== '').join('\n')
}

function changing(matched: MatchedParagraph, { stretchNow }: RevisedUnits, added: readonly string[]): Changing {
  const now = (matched.stretches ?? []).map(stretch => [stretch, stretchNow(stretch)] as const)
  const included = new Set(now.flatMap(([stretch, made]) => (made && matched.included.has(stretch) ? [made] : [])))
  return { matched, stretches: now.flatMap(([, made]) => made ?? []), included, added }
}

const isFixed = (stretch: Stretch): boolean => !stretch.optional

/** New paragraphs by the paragraph that they follow: where the unit before them is told, else the nearest before that. */
function addedTo(
  lines: readonly MatchedParagraph[],
  units: readonly Unit[],
  revised: RevisedUnits,
): Map<number, string[]> {
  const added = new Map<number, string[]>()
  let at = 0
  for (const unit of units) {
    const stretches = new Set(unit.paragraph)
    const found = lines.findIndex(line =>
      line.stretches?.some(stretch => stretch.text !== ' ' && stretches.has(stretch)),
    )
    if (found >= 0) at = found
    const texts = (revised.added.get(unit) ?? []).map(({ paragraph }) => joined(paragraph.filter(isFixed)))
    if (texts.length > 0) added.set(at, [...(added.get(at) ?? []), ...texts])
  }
  return added
}

/** Tells optional sentences, or leaves them out, until a changed chapter is within its tolerance. */
function fitTo(budget: number, lines: readonly Changing[], language: string): void {
  const words = (text: string) => countWords(text, language)
  const total = () => lines.reduce((sum, line) => sum + words(textOf(line)), 0)
  const all = lines.flatMap(line =>
    line.stretches.filter(({ optional }) => optional).map(stretch => ({ line, stretch })),
  )
  const longestFirst = all.toSorted((one, other) => other.stretch.words - one.stretch.words)
  for (const { line, stretch } of longestFirst) {
    const has = total()
    const isIncluded = line.included.has(stretch)
    const isTooLong = has > budget * (1 + CHAPTER_LENGTH_TOLERANCE)
    const isTooShort = has < budget * (1 - CHAPTER_LENGTH_TOLERANCE)
    if (isTooLong && isIncluded) line.included = new Set([...line.included].filter(one => one !== stretch))
    if (isTooShort && !isIncluded) line.included = new Set([...line.included, stretch])
  }
}

/** The text of a chapter after a change, fitted to its length where they changed. */
export function revisedChapter(
  text: string,
  units: readonly Unit[],
  revised: RevisedUnits,
  { budget, language }: { readonly budget: number; readonly language: string },
): string {
  const matched = matchedParagraphs(text, units)
  const added = addedTo(matched, units, revised)
  const lines = matched.map((one, at) => changing(one, revised, added.get(at) ?? []))
  const isChanged = lines.some(line => textOf(line) !== line.matched.text)
  if (isChanged) fitTo(budget, lines, language)
  return lines.flatMap(line => textOf(line) || []).join('\n')
}
