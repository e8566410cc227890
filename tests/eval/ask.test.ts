import { describe, expect, it } from 'vitest'
import { askOf } from '../../scripts/eval/ask.ts'

describe('The eval', () => {
  it('takes an author, languages, lengths and a number of cases', () => {
    expect(
      askOf(['--author', 'model', '--lang', 'de,en', '--words', '500,10000', '--cases', '3', '--json']),
    ).toMatchObject({
      author: 'model',
      languages: ['de', 'en'],
      words: [500, 10_000],
      cases: 3,
      isJson: true,
    })
  })

  it.each([
    [['--author', 'ghost'], '--author'],
    [['--lang', 'de,xx'], '--lang'],
    [['--words', '700'], '--words'],
    [['--cases', '0'], '--cases'],
    [['--cases', 'many'], '--cases'],
    [['--colour'], '--colour'],
  ])('refuses %j and names the flag', (args, flag) => {
    expect(() => askOf(args)).toThrow(flag)
  })
})
