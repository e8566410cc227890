import { expect, test } from 'vitest'
import { seeded } from '../../src/lib/seeded.ts'

test('repeats its choices for the same seed and makes others for another', () => {
  const drawn = (seed: string) => {
    const random = seeded(seed)
    return [random.next(), random.pick(['a', 'b', 'c']), random.shuffle([1, 2, 3, 4, 5])]
  }
  expect(drawn('one')).toEqual(drawn('one'))
  expect(drawn('one')).not.toEqual(drawn('two'))
})

test('keeps every item when it shuffles, and throws when there is nothing to pick', () => {
  const random = seeded('any')
  expect(random.shuffle([3, 1, 2]).sort()).toEqual([1, 2, 3])
  expect(() => random.pick([])).toThrow('nothing')
})
