import { seeded } from '../../../../src/lib/seeded.ts'
import type { Script } from '../scripted-model.ts'
import { FAILURES, WAYS, type Way } from './ways.ts'

/** How long a model goes on answering badly. */
const HABITS = ['always', 'until it is repaired', 'now and then', 'in repairs'] as const
type Habit = (typeof HABITS)[number]

const isBad = (habit: Habit, name: string, dice: () => number): boolean => {
  if (habit === 'now and then') return dice() < 0.5
  if (habit === 'always') return true
  return (name === 'repair') === (habit === 'in repairs')
}

interface Output {
  readonly paragraphs?: readonly string[]
  readonly edits?: readonly { readonly paragraph: number; readonly text: string }[]
  readonly drops?: readonly number[]
  readonly inserts?: readonly { readonly after: number; readonly text: string }[]
}

function spoiled(good: Output, { spoil }: Way): unknown {
  if (good.paragraphs) return { ...good, paragraphs: spoil(good.paragraphs) }
  // Only repairs have paragraphs to drop; other requests with edits have none that would be spoiled.
  if (!good.edits || !good.drops) return good
  const worse = <Edit extends { readonly text: string }>(edit: Edit) => ({
    ...edit,
    text: spoil([edit.text]).join(' '),
  })
  return { ...good, edits: good.edits.map(worse), inserts: good.inserts?.map(worse), drops: [] }
}

export interface BadWriter {
  readonly name: string
  readonly habit: Habit
  /** Undefined for one that fails in place of writing. */
  readonly way: Way | undefined
  readonly script: Script
}

/** The writer of a number: they walk through every way and every habit. */
export function badWriter(index: number): BadWriter {
  const names = [...Object.keys(WAYS), ...Object.keys(FAILURES)]
  const name = names[index % names.length] ?? ''
  const habit = HABITS[Math.floor(index / names.length) % HABITS.length] ?? 'always'
  const dice = seeded(`bad writer ${index}`)
  const way = WAYS[name]
  const fail = FAILURES[name]
  const script: Script = (requests, good) => {
    // Of three plans one is judged against the others: a bad one is left unread.
    if (/plan-(?:[23]|judge)$/u.test(requests.key)) return good
    if (!isBad(habit, requests.name, dice.next)) return good
    return way ? spoiled(good as Output, way) : fail?.()
  }
  return { name, habit, way, script }
}
