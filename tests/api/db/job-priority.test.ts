import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priorityAt, type StepWeight, stepDeadline, taskDeadline } from '../../../src/api/db/job-priority.ts'
import { STEPS } from '../../../src/contract/positions.ts'

const START = Date.UTC(2026, 10, 22)
const YEAR_MS = 365 * 24 * 3600 * 1000
const HOUR_MS = 3_600_000

const weights = fc.record({
  step: fc.constantFrom(...STEPS.map(({ name }) => name)),
  begunAt: fc.integer({ min: START, max: START + 10 * YEAR_MS }),
  words: fc.constantFrom(500, 1000, 2000, 5000, 10_000),
  isPaid: fc.boolean(),
})
const of = (weight: Partial<StepWeight>) =>
  stepDeadline({ step: 'character', begunAt: START, words: 500, isPaid: false, ...weight })
const task = (weight: Partial<Parameters<typeof taskDeadline>[0]>) =>
  taskDeadline({ task: 'improve', askedAt: START, isPaid: false, isRemade: false, ...weight })

describe('The priority of a step', () => {
  it('puts older before younger, short before long, paid before free, begun before new', () => {
    expect(of({})).toBeLessThan(of({ begunAt: START + 1000 }))
    expect(of({})).toBeLessThan(of({ words: 2000 }))
    expect(of({ isPaid: true })).toBeLessThan(of({}))
    expect(of({ step: 'complete' })).toBeLessThan(of({ step: 'character' }))
  })

  it('fits four bytes, and orders as deadlines do', () => {
    fc.assert(
      fc.property(weights, weights, (one, other) => {
        const [a, b] = [priorityAt(stepDeadline(one)), priorityAt(stepDeadline(other))]
        expect([a, b].every(value => Number.isInteger(value) && Math.abs(value) <= 2 ** 31)).toBe(true)
        const later = stepDeadline(one) - stepDeadline(other)
        // What is less than a slot apart may be the same; then the queue's own order counts.
        if (Math.abs(later) >= 100) expect(Math.sign(b - a)).toBe(Math.sign(later))
      }),
    )
  })

  it('lets nobody wait for ever: an hour later nothing comes before', () => {
    fc.assert(
      fc.property(weights, weights, (early, late) => {
        const newcomer = { ...late, begunAt: early.begunAt + HOUR_MS }
        expect(priorityAt(stepDeadline(early))).toBeGreaterThan(priorityAt(stepDeadline(newcomer)))
      }),
    )
  })

  it('lets stories that came in one moment end one after the other', () => {
    const begun = STEPS.slice(1).map(({ name }) => priorityAt(of({ step: name, begunAt: START + 4000 })))
    expect(begun.every(priority => priority > priorityAt(of({ step: 'character' })))).toBe(true)
  })
})

describe('The priority of a task', () => {
  it('puts what somebody waits for before large covers and before what is made anew', () => {
    expect(task({ askedAt: START + HOUR_MS / 2 })).toBeLessThan(task({ task: 'cover-formats' }))
    expect(task({ task: 'bind-ebook' })).toBeLessThan(task({ task: 'bind-ebook', isRemade: true }))
    expect(task({ task: 'bind-ebook', isPaid: true })).toBeLessThan(task({ task: 'bind-ebook' }))
  })

  it("speaks everybody's first chapter before a second one, and a story's in order", () => {
    const chapter = (number: number, requestedAt = START) =>
      task({ task: 'speak-chapter', chapter: number, askedAt: requestedAt })
    expect(chapter(1, START + 60_000)).toBeLessThan(chapter(2))
    expect([1, 2, 3, 4].map(number => chapter(number)).toSorted((a, b) => a - b)).toEqual(
      [1, 2, 3, 4].map(number => chapter(number)),
    )
  })

  it('lets nothing wait for ever', () => {
    expect(task({ task: 'cover-formats' })).toBeLessThan(task({ askedAt: START + 2 * HOUR_MS, isPaid: true }))
  })
})
