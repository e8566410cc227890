import type { Patch } from '../../../contract/version.ts'
import type { Manuscript } from '../../story/manuscript.ts'

/** Lines of a text from one index to before another, and what stands there in the other text. */
interface Hunk {
  readonly from: number
  readonly to: number
  readonly fromNow: number
  readonly toNow: number
}

/** Lengths of the longest common subsequences of the ends of two texts, by lines. */
function commonLengths(before: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(now.length + 1).fill(0))
  for (let at = before.length - 1; at >= 0; at--)
    for (let there = now.length - 1; there >= 0; there--) {
      const row = lengths[at] ?? []
      const next = lengths[at + 1] ?? []
      row[there] =
        before[at] === now[there] ? (next[there + 1] ?? 0) + 1 : Math.max(next[there] ?? 0, row[there + 1] ?? 0)
    }
  return lengths
}

function hunks(before: readonly string[], now: readonly string[]): Hunk[] {
  const lengths = commonLengths(before, now)
  const found: Hunk[] = []
  let [at, there] = [0, 0]
  let [from, fromNow] = [0, 0]
  const close = () => {
    if (at > from || there > fromNow) found.push({ from, to: at, fromNow, toNow: there })
  }
  while (at < before.length || there < now.length) {
    if (at < before.length && there < now.length && before[at] === now[there]) {
      close()
      at += 1
      there += 1
      from = at
      fromNow = there
    } else if (
      there >= now.length ||
      (at < before.length && (lengths[at + 1]?.[there] ?? 0) >= (lengths[at]?.[there + 1] ?? 0))
    )
      at += 1
    else there += 1
  }
  close()
  return found
}

/** With a paragraph that stays, where only an insertion or a removal would remain. */
function widened({ from, to, fromNow, toNow }: Hunk): Hunk {
  if (to > from && toNow > fromNow) return { from, to, fromNow, toNow }
  return from > 0 && fromNow > 0
    ? { from: from - 1, to, fromNow: fromNow - 1, toNow }
    : { from, to: to + 1, fromNow, toNow: toNow + 1 }
}

/** Hunks that can be patches; two that share a paragraph are one. */
function apart(found: readonly Hunk[]): Hunk[] {
  const made: Hunk[] = []
  for (const hunk of found.map(widened)) {
    const last = made.at(-1)
    if (last && last.to > hunk.from) made[made.length - 1] = { ...last, to: hunk.to, toNow: hunk.toNow }
    else made.push(hunk)
  }
  return made
}

function patchesOf(chapter: number, before: readonly string[], now: readonly string[]): Patch[] {
  return apart(hunks(before, now)).flatMap(hunk => {
    const count = hunk.to - hunk.from
    if (count > 0 && count === hunk.toNow - hunk.fromNow)
      return Array.from({ length: count }, (_, index) => ({
        chapter,
        paragraph: hunk.from + index,
        before: before[hunk.from + index] ?? '',
        after: now[hunk.fromNow + index] ?? '',
      }))
    const after = now.slice(hunk.fromNow, hunk.toNow).join('\n')
    return [{ chapter, paragraph: hunk.from, before: before.slice(hunk.from, hunk.to).join('\n'), after }]
  })
}

/** What differs between two texts of a story, paragraph by paragraph; adjoining removals and insertions in one patch. */
export function patchesBetween(before: readonly Manuscript[], now: readonly Manuscript[]): Patch[] {
  return before.flatMap(({ number, title, text }) => {
    const page = now.find(one => one.number === number)
    if (!page) return []
    const titles = title === page.title ? [] : [{ chapter: number, paragraph: null, before: title, after: page.title }]
    return [...titles, ...patchesOf(number, text.split('\n'), page.text.split('\n'))]
  })
}
