import { expect, test } from 'vitest'
import { shorten } from '../../src/lib/graphemes.ts'

test('leaves a text that is short enough', () => {
  expect(shorten('zwanzig Zeichen lang', 17, 20)).toBe('zwanzig Zeichen lang')
})

test('cuts a longer text and never leaves a space before the ellipsis', () => {
  expect(shorten('nie ganz dunkel, nicht einmal nachts', 17, 20)).toBe('nie ganz dunkel,…')
})

test('counts what a reader sees as one sign as one', () => {
  expect(shorten('👩‍👩‍👧'.repeat(3), 2, 2)).toBe(`${'👩‍👩‍👧'.repeat(2)}…`)
  expect(shorten('กำลัง', 5, 5)).toBe('กำลัง')
})
