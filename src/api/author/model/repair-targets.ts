import { countWords } from '../../../lib/words.ts'
import type { Finding } from '../../editor/finding.ts'

export interface RepairTarget {
  /** Counted from 0. */
  readonly paragraph: number
  readonly has: number
  readonly wanted: number
}

/** Share by which a paragraph may grow or shrink without padding or thinning. */
const STRETCH_MAX = 0.6
const SHRINK_MAX = 0.45

/** The longest paragraphs, until together they can absorb the difference in length. */
function forLength(counts: readonly number[], change: number): Map<number, number> {
  const share = change > 0 ? STRETCH_MAX : SHRINK_MAX
  const order = counts.map((has, paragraph) => ({ has, paragraph })).sort((one, other) => other.has - one.has)
  const wanted = new Map<number, number>()
  let open = change
  for (const { has, paragraph } of order) {
    if (open === 0) break
    const step = Math.sign(change) * Math.min(Math.abs(open), Math.ceil(has * share))
    wanted.set(paragraph, has + step)
    open -= step
  }
  const [longest] = order
  if (open > 0 && longest) wanted.set(longest.paragraph, (wanted.get(longest.paragraph) ?? longest.has) + open)
  return wanted
}

/** Named paragraphs with target lengths. A finding on the chapter opens all; one on length as few as possible. */
export function repairTargets(
  paragraphs: readonly string[],
  findings: readonly Finding[],
  language: string,
): RepairTarget[] {
  const counts = paragraphs.map(paragraph => countWords(paragraph, language))
  const change = findings.reduce((sum, { words }) => sum + (words ? words.wanted - words.has : 0), 0)
  const resized = forLength(counts, change)
  const named = new Set(findings.map(finding => finding.paragraph))
  const isWhole = findings.some(({ kind, paragraph }) => kind !== 'length' && paragraph === undefined)
  return counts.flatMap((has, paragraph) => {
    const isOpen = isWhole || named.has(paragraph) || resized.has(paragraph)
    return isOpen ? [{ paragraph, has, wanted: resized.get(paragraph) ?? has }] : []
  })
}
