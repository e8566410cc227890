import { expect, it } from 'vitest'
import { positionText } from '../../../src/islands/library/open-book-text.ts'
import { textsIn } from '../../e2e/texts.ts'

const { library } = textsIn('de')

it('says the chapter and the minutes that are left, of which the last is one', () => {
  expect(positionText({ chapter: 3, minutesLeft: 11.6 }, library)).toBe('Kapitel 3, noch 12 Minuten')
  expect(positionText({ chapter: 9, minutesLeft: 0.2 }, library)).toBe('Kapitel 9, noch 1 Minute')
})
