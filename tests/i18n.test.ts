import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../src/contract/languages.ts'
import { REFUSALS } from '../src/contract/refusals.ts'

type Tree = string | Tree[] | { [key: string]: Tree }

const fileOf = (language: string) => new URL(`../i18n/${language}.json`, import.meta.url)
const textsOf = (language: string): Tree => JSON.parse(readFileSync(fileOf(language), 'utf8'))

/** Every text by its dotted key; places in lists are numbers, so an equal set of keys means equal list lengths. */
function flat(tree: Tree, key = ''): Map<string, string> {
  if (typeof tree === 'string') return new Map([[key, tree]])
  const entries = Object.entries(tree).flatMap(([name, part]) => [...flat(part, key ? `${key}.${name}` : name)])
  return new Map(entries)
}

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(match => match[1]).sort()

const english = flat(textsOf('en'))
const written = LANGUAGES.filter(language => existsSync(fileOf(language)))

describe('texts', () => {
  it.each(LANGUAGES)('has a file for %s', language => {
    expect(existsSync(fileOf(language))).toBe(true)
  })

  describe.each(written)('in %s', language => {
    const texts = flat(textsOf(language))

    it('has exactly the keys of English, with lists of the same length', () => {
      expect([...texts.keys()].sort()).toEqual([...english.keys()].sort())
    })

    it('has a text for every key, where not English itself goes without a hint', () => {
      const empty = [...texts].filter(
        ([key, text]) => text === '' && !(key.endsWith('.hint') && english.get(key) === ''),
      )
      expect(empty.map(([key]) => key)).toEqual([])
    })

    it('has a sentence for every refusal of the contract, and for none that there is not', () => {
      const prefix = 'errors.refusals.'
      const refusals = [...texts.keys()].filter(key => key.startsWith(prefix)).map(key => key.slice(prefix.length))
      expect(refusals.toSorted()).toEqual(Object.keys(REFUSALS).toSorted())
    })

    it('has no text with space around it', () => {
      const padded = [...texts].filter(([, text]) => text !== text.trim())
      expect(padded.map(([key]) => key)).toEqual([])
    })

    it('keeps the placeholders of English', () => {
      const different = [...texts].filter(
        ([key, text]) => placeholders(text).join() !== placeholders(english.get(key) ?? '').join(),
      )
      expect(different.map(([key]) => key)).toEqual([])
    })

    it('has path words that differ from each other and need no encoding', () => {
      const words = [...texts].filter(([key]) => key.startsWith('urls.')).map(([, word]) => word)
      expect(new Set(words).size).toBe(words.length)
      for (const word of words) expect(word).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    })
  })
})
