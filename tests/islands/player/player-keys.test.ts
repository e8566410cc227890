import { describe, expect, it } from 'vitest'
import { commandOf, scrubBy } from '../../../src/islands/player/player-keys.ts'
import type { Player } from '../../../src/stores/player/player.ts'

const PLAIN = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
const within = (...selectors: string[]) =>
  ({
    closest: (list: string) => (selectors.some(own => list.split(', ').includes(own)) ? {} : null),
  }) as unknown as Element

/** What a key makes of the player. */
function commanded(key: string, changes: Partial<typeof PLAIN> = {}, element: Element | null = within()): string {
  const done: string[] = []
  const player = {
    toggle: () => void done.push('toggle'),
    skip: (seconds: number) => void done.push(`skip ${seconds}`),
    turn: (by: number) => void done.push(`turn ${by}`),
  } as unknown as Player
  commandOf({ key, ...PLAIN, ...changes }, element)?.(player)
  return done.join()
}

describe('The keys of the player', () => {
  it('play and pause, skip ten seconds, and turn to the chapter beside', () => {
    expect(commanded(' ')).toBe('toggle')
    expect(commanded('k')).toBe('toggle')
    expect(commanded('ArrowRight')).toBe('skip 10')
    expect(commanded('ArrowLeft')).toBe('skip -10')
    expect(commanded('ArrowRight', { shiftKey: true })).toBe('turn 1')
    expect(commanded('ArrowLeft', { shiftKey: true })).toBe('turn -1')
  })

  it('stay with the browser under a modifier, and with fields and buttons that need them', () => {
    expect(commanded('ArrowLeft', { altKey: true })).toBe('')
    expect(commanded('k', { ctrlKey: true })).toBe('')
    expect(commanded('ArrowRight', {}, within('select'))).toBe('')
    expect(commanded(' ', {}, within('button'))).toBe('')
    expect(commanded('ArrowRight', {}, within('button'))).toBe('skip 10')
    expect(commanded('x')).toBe('')
  })

  it('move the slider by ten seconds, a minute, or to its beginning', () => {
    expect(scrubBy({ key: 'ArrowUp', ...PLAIN }, 300)).toBe(10)
    expect(scrubBy({ key: 'PageDown', ...PLAIN }, 300)).toBe(-60)
    expect(scrubBy({ key: 'Home', ...PLAIN }, 300)).toBe(-300)
    expect(scrubBy({ key: 'toString', ...PLAIN }, 300)).toBeUndefined()
  })
})
