import { expect, test } from 'vitest'
import { paragraphs } from '../../src/lib/paragraphs.ts'

test('splits a text at its line breaks and drops empty lines', () => {
  expect(paragraphs('One.\nTwo.\r\n\n  \nThree. ')).toEqual(['One.', 'Two.', 'Three.'])
})
