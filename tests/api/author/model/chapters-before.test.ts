import { expect, test } from 'vitest'
import { shownBefore } from '../../../../src/api/author/model/chapters-before.ts'

const chapter = (number: number, words: number) => ({ number, title: '', text: `${'word '.repeat(words - 1)}word.` })

test('gives a late chapter of a long story the opening and as many of the newest as may be read again', () => {
  const chapters = [chapter(1, 600), chapter(2, 900), chapter(3, 900), chapter(4, 900)]
  expect(shownBefore(chapters, 'en').map(({ number }) => number)).toEqual([1, 3, 4])
  expect(shownBefore([], 'en')).toEqual([])
})
