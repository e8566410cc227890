import { countWords } from '../../../lib/words.ts'
import type { Finding } from '../../editor/finding.ts'

interface RepairTarget {
  /** Counted from 0. */
  readonly paragraph: number
  readonly has: number
  readonly wanted: number
}

export interface RepairPlan {
  readonly open: readonly RepairTarget[]
  /** Words of new paragraphs; 0 for none. */
  readonly insertWords: number
  /** Words that whole paragraphs give up; 0 for none. */
  readonly dropWords: number
  /** Those that may go. */
  readonly mayDrop: readonly { readonly paragraph: number; readonly has: number }[]
}

/** Share by which a paragraph may grow or shrink: more would pad it, or take its heart. */
const RESIZE_MAX = 0.25
/** Share of a chapter above which length is changed by whole paragraphs. */
const FAR = 0.2

interface Sized {
  readonly paragraph: number
  readonly has: number
}

/** The longest paragraphs, until together they take the change, each by a quarter at most; and what is left of it. */
function resize(sizes: readonly Sized[], change: number): { wanted: Map<number, number>; left: number } {
  const wanted = new Map<number, number>()
  let left = change
  for (const { has, paragraph } of sizes.toSorted((one, other) => other.has - one.has)) {
    const step = Math.sign(change) * Math.min(Math.abs(left), Math.floor(has * RESIZE_MAX))
    if (step === 0) continue
    wanted.set(paragraph, has + step)
    left -= step
  }
  return { wanted, left }
}

/** Of several findings on length, the one that asks for most. */
const changeIn = (findings: readonly Finding[]): number =>
  findings
    .map(({ words }) => (words ? words.wanted - words.has : 0))
    .reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0)

/**
 * What a repair may do. Named paragraphs are open, all of them for a finding on the chapter; length is changed by as few
 * paragraphs as possible, a quarter of each at most and never the one of the turn; the rest by new or dropped paragraphs.
 */
export function planRepair(
  paragraphs: readonly string[],
  findings: readonly Finding[],
  { language, turn }: { readonly language: string; readonly turn: number | undefined },
): RepairPlan {
  const sizes = paragraphs.map((text, paragraph) => ({ paragraph, has: countWords(text, language) }))
  const change = changeIn(findings)
  const isFar = Math.abs(change) > FAR * sizes.reduce((sum, { has }) => sum + has, 0)
  const resizable = sizes.filter(({ paragraph }) => paragraph !== turn)
  const { wanted, left } = isFar ? { wanted: new Map<number, number>(), left: change } : resize(resizable, change)
  const named = new Set(findings.map(finding => finding.paragraph))
  const isWhole = findings.some(({ kind, paragraph }) => kind !== 'length' && paragraph === undefined)
  const open = sizes
    .filter(({ paragraph }) => isWhole || named.has(paragraph) || wanted.has(paragraph))
    .map(({ paragraph, has }) => ({ paragraph, has, wanted: wanted.get(paragraph) ?? has }))
  // A chapter keeps its first and last words.
  const mayDrop = left < 0 ? resizable.filter(({ paragraph }) => paragraph > 0 && paragraph < sizes.length - 1) : []
  return { open, insertWords: Math.max(0, left), dropWords: mayDrop.length > 0 ? Math.max(0, -left) : 0, mayDrop }
}
