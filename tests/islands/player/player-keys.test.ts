import { describe, expect, it } from 'vitest'
import { scrubBy, wishOf } from '../../../src/islands/player/player-keys.ts'
import type { Player } from '../../../src/stores/player/player.ts'

const PLAIN = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
const within = (...selectors: string[]) =>
  ({
    closest: (list: string) => (selectors.some(own => list.split(', ').includes(own)) ? {} : null),
  }) as unknown as Element

/** What a key makes of the player. */
function wished(key: string, changes: Partial<typeof PLAIN> = {}, element: Element | null = within()): string {
  const done: string[] = []
  const player = {
    toggle: () => void done.push('toggle'),
    skip: (seconds: number) => void done.push(`skip ${seconds}`),
    turn: (by: number) => void done.push(`turn ${by}`),
  } as unknown as Player
  wishOf({ key, ...PLAIN, ...changes }, element)?.(player)
  return done.join()
}

describe('The keys of the player', () => {
  it('play and pause, skip ten seconds, and turn to the chapter beside', () => {
    expect(wished(' ')).toBe('toggle')
    expect(wished('k')).toBe('toggle')
    expect(wished('ArrowRight')).toBe('skip 10')
    expect(wished('ArrowLeft')).toBe('skip -10')
    expect(wished('ArrowRight', { shiftKey: true })).toBe('turn 1')
    expect(wished('ArrowLeft', { shiftKey: true })).toBe('turn -1')
  })

  it('stay with the browser under a modifier, and with fields and buttons that need them', () => {
    expect(wished('ArrowLeft', { altKey: true })).toBe('')
    expect(wished('k', { ctrlKey: true })).toBe('')
    expect(wished('ArrowRight', {}, within('select'))).toBe('')
    expect(wished(' ', {}, within('button'))).toBe('')
    expect(wished('ArrowRight', {}, within('button'))).toBe('skip 10')
    expect(wished('x')).toBe('')
  })

  it('move the slider by ten seconds, a minute, or to its beginning', () => {
    expect(scrubBy({ key: 'ArrowUp', ...PLAIN }, 300)).toBe(10)
    expect(scrubBy({ key: 'PageDown', ...PLAIN }, 300)).toBe(-60)
    expect(scrubBy({ key: 'Home', ...PLAIN }, 300)).toBe(-300)
    expect(scrubBy({ key: 'toString', ...PLAIN }, 300)).toBeUndefined()
  })
})
