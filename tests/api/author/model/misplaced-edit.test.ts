import { expect, test } from 'vitest'
import { isMisplaced } from '../../../../src/api/author/model/misplaced-edit.ts'

const chapter = {
  number: 2,
  title: 'T',
  text: [
    'He let the boat run up beside the slip. He looked at the sock, the rope and the whistle.',
    '“I heard a bucket,” he said. “Only a horn does not stop for the seventh wave.”',
    'Nobody came.',
  ].join('\n'),
}
const misplaced = (paragraph: number, text: string) => isMisplaced([chapter], { chapter: 2, paragraph, text }, 'en')

test('an edit that rewrites the paragraph beside the one it names would tell that twice, and lose its own', () => {
  const text = 'He let the boat run up beside the slip. He looked at the sock, the whistle, and last at the rope.'
  expect(misplaced(1, text)).toBe(true)
  expect(misplaced(0, text)).toBe(false)
})

test('an edit with new words is where it says', () => {
  expect(misplaced(2, 'The gulls had the slip to themselves.')).toBe(false)
  expect(misplaced(1, '“A bucket was everywhere,” he said. “A horn never stops for the seventh wave. You do.”')).toBe(
    false,
  )
})

test('a short line is not taken for a long paragraph that has its frequent words', () => {
  const text = [
    'Somebody tapped a glass. It was five by the clock, and he said so. Dot took the pen. The clock said twelve past. She took off four, as she had by then for years.',
    '“Not here,” said Dot. “Here it’s ten.”',
  ].join('\n')
  const edit = { chapter: 2, paragraph: 1, text: '“So it was, by the clock,” said Dot.' }
  expect(isMisplaced([{ number: 2, title: 'T', text }], edit, 'en')).toBe(false)
})
