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

  it('speaks a whole book before the first chapter of the next, in its order, and joins it at once', () => {
    const chapter = (number: number, requestedAt = START) =>
      task({ task: 'speak-chapter', chapter: number, askedAt: requestedAt })
    const book = Array.from({ length: 24 }, (_, index) => chapter(index + 1))
    expect(book).toEqual(book.toSorted((a, b) => a - b))
    expect(Math.max(...book)).toBeLessThan(chapter(1, START + 3000))
    // Apart by at least a slot, or their order would be left to the queue.
    expect(new Set(book.map(priorityAt)).size).toBe(book.length)
    expect(task({ task: 'join-audiobook', askedAt: START + HOUR_MS })).toBeLessThan(chapter(2))
  })

  it('makes what was paid for before what is free and older, by up to a day', () => {
    for (const kind of ['bind-ebook', 'speak-chapter', 'join-audiobook', 'bind-print'] as const) {
      const free = task({ task: kind })
      expect(task({ task: kind, askedAt: START + 23 * HOUR_MS, isPaid: true })).toBeLessThan(free)
      expect(task({ task: kind, askedAt: START + 25 * HOUR_MS, isPaid: true })).toBeGreaterThan(free)
    }
    // What is there already, and only made anew, is ahead of nobody who waits for a first one.
    const remade = task({ task: 'bind-ebook', askedAt: START, isPaid: true, isRemade: true })
    expect(remade).toBeGreaterThan(task({ task: 'bind-ebook', askedAt: START }))
  })

  it('lets nothing wait for ever', () => {
    expect(task({ task: 'cover-formats' })).toBeLessThan(task({ askedAt: START + 2 * HOUR_MS, isPaid: true }))
  })
})
