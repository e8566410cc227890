import { itemAt } from '../../lib/item-at.ts'

/** A changed one is in this text only. */
export interface Run {
  readonly text: string
  readonly isChanged: boolean
}

/** Product of the lengths; longer texts are compared by beginning and end only, as time is quadratic. */
const COMPARED_MAX = 1_000_000

/** Runs of words of both texts, and of one only, in order. */
export function wordChanges(before: string, after: string, language: string): { before: Run[]; after: Run[] } {
  const old = piecesOf(before, language)
  const now = piecesOf(after, language)
  const shorter = Math.min(old.length, now.length)
  let head = 0
  while (head < shorter && old[head] === now[head]) head += 1
  let tail = 0
  while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1
  const common = commonPieces(old.slice(head, old.length - tail), now.slice(head, now.length - tail))
  const runs = (pieces: readonly string[], inMiddle: ReadonlySet<number>) =>
    joined(
      pieces.map((text, at) => {
        const isBorder = at < head || at >= pieces.length - tail
        return { text, isChanged: !isBorder && !inMiddle.has(at - head) }
      }),
    )
  return { before: runs(old, common.before), after: runs(now, common.after) }
}

/** Indices in the longest common sequence. */
function commonPieces(old: readonly string[], now: readonly string[]) {
  const common = { before: new Set<number>(), after: new Set<number>() }
  if (old.length * now.length > COMPARED_MAX) return common
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1) {
      const longest =
        old[row] === now[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
      itemAt(lengths, row)[column] = longest
    }
  let row = 0
  let column = 0
  while (row < old.length && column < now.length) {
    if (old[row] === now[column]) {
      common.before.add(row++)
      common.after.add(column++)
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return common
}

/** Merges neighbours of one kind; a mere space between two changes is changed as well. */
function joined(runs: readonly Run[]): Run[] {
  const merged: Run[] = []
  for (const [index, run] of runs.entries()) {
    const last = merged.at(-1)
    const isBetween = /^\s+$/.test(run.text) && last?.isChanged && runs[index + 1]?.isChanged === true
    const isChanged = run.isChanged || isBetween === true
    if (last?.isChanged === isChanged) merged[merged.length - 1] = { text: last.text + run.text, isChanged }
    else merged.push({ text: run.text, isChanged })
  }
  return merged
}

/** Words and separators. A language unknown to the runtime is split by its own rules. */
function piecesOf(text: string, language: string): string[] {
  const known = Intl.Segmenter.supportedLocalesOf(wellFormed(language))
  return [...new Intl.Segmenter(known, { granularity: 'word' }).segment(text)].map(({ segment }) => segment)
}

/** The language may be a name that a visitor typed. */
const wellFormed = (language: string): string[] => (/^[a-z]{2,3}$/.test(language) ? [language] : [])
