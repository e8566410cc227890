import { expect, test } from 'vitest'
import { syllablesIn } from '../../../src/lib/readability/syllables.ts'

test.each([
  ['en', 'the', 1],
  ['en', 'house', 1],
  ['en', 'houses', 2],
  ['en', 'table', 2],
  ['en', 'walked', 1],
  ['en', 'wanted', 2],
  ['en', 'quiet', 2],
  ['en', 'piano', 3],
  ['en', 'grandmother', 3],
  ['de', 'Treppe', 2],
  ['de', 'Feuer', 2],
  ['de', 'bauen', 2],
  ['de', 'Familie', 4],
  ['de', 'Quelle', 2],
  ['de', 'Geschichte', 3],
  ['fr', 'table', 1],
  ['fr', 'petite', 2],
  ['fr', 'parlent', 1],
  ['fr', 'lumière', 2],
  ['fr', 'océan', 3],
  ['es', 'día', 2],
  ['es', 'caer', 2],
  ['es', 'queso', 2],
  ['es', 'ciudad', 2],
  ['es', 'pingüino', 3],
  ['it', 'giorno', 2],
  ['it', 'chiave', 2],
  ['it', 'paura', 3],
  ['it', 'zio', 1],
  ['da', 'ø', 1],
  ['en', 'Brrr', 1],
])('in "%s", "%s" has %i', (language, word, count) => {
  expect(syllablesIn(word, language)).toBe(count)
})
