import { describe, expect, it } from 'vitest'
import { commandOf, commandOfTap } from '../../../src/islands/reader/pages/page-keys.ts'
import { addressedPosition, paragraphAddress } from '../../../src/islands/reader/paragraph-address.ts'
import { isHelpKey } from '../../../src/islands/reader/reading-keys.ts'

const key = (name: string, more: Partial<KeyboardEvent> = {}) => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
})

describe('A key', () => {
  it.each([
    ['ArrowRight', 'forward'],
    ['ArrowLeft', 'back'],
    [' ', 'forward'],
    ['PageDown', 'forward'],
    ['PageUp', 'back'],
    ['Home', 'start'],
    ['End', 'end'],
  ] as const)('%s turns pages', (name, command) => {
    expect(commandOf(key(name))).toBe(command)
  })

  it('? asks for help, Shift and Space go back', () => {
    expect(isHelpKey(key('?', { shiftKey: true }))).toBe(true)
    expect(isHelpKey(key('a'))).toBe(false)
    expect(commandOf(key(' ', { shiftKey: true }))).toBe('back')
  })

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)('with %s is never taken from the browser', modifier => {
    for (const name of ['ArrowRight', 'ArrowLeft', ' ', 'Home', 'End']) {
      expect(commandOf(key(name, { [modifier]: true }))).toBeUndefined()
    }
    expect(isHelpKey(key('?', { [modifier]: true }))).toBe(false)
  })

  it('that selects text or means nothing here does nothing', () => {
    for (const name of ['ArrowRight', 'Home', 'End']) expect(commandOf(key(name, { shiftKey: true }))).toBeUndefined()
    for (const name of ['a', 'Enter', 'Tab', 'constructor']) expect(commandOf(key(name))).toBeUndefined()
  })
})

describe('A tap', () => {
  it('turns in the outer thirds of the window and does nothing in its middle', () => {
    expect([commandOfTap(10, 390), commandOfTap(195, 390), commandOfTap(380, 390)]).toEqual([
      'back',
      undefined,
      'forward',
    ])
  })
})

describe('An address in the book', () => {
  it('leads to its chapter or paragraph and back', () => {
    expect(addressedPosition('#chapter-3')).toEqual({ chapter: 3, paragraph: 0, offset: 0 })
    const position = { chapter: 12, paragraph: 4, offset: 0 }
    expect(addressedPosition(`#${paragraphAddress(position)}`)).toEqual(position)
  })

  it.each(['', '#main', '#chapter-', '#chapter-x', '#chapter-1-p-', '#chapter-99999'])('%s leads nowhere', address => {
    expect(addressedPosition(address)).toBeUndefined()
  })
})
