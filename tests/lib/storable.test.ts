import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isStorable, madeStorable, unstorablePath } from '../../src/lib/storable.ts'

/** Any UTF-16, halves of pairs and NUL among it. */
const anyText = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map(unit => String.fromCharCode(unit)) })
const nastyText = fc.oneof(anyText, fc.constantFrom('\0', 'a\0b', '\ud800', 'x\udc00', '😀', ''))
const anyJson = fc.jsonValue({ stringUnit: 'binary', maxDepth: 4 })

it('makes any text one that PostgreSQL keeps, and leaves those alone that it keeps', () => {
  fc.assert(
    fc.property(nastyText, given => {
      const made = madeStorable(given)
      expect(isStorable(made)).toBe(true)
      if (isStorable(given)) expect(made).toBe(given)
    }),
  )
})

it('finds a text that cannot be kept wherever it stands, and names nothing where all can be', () => {
  const path = fc.array(fc.oneof(fc.constantFrom('a', 'title', 'body'), fc.nat(3)), { maxLength: 8 })
  fc.assert(
    fc.property(path, fc.oneof(fc.constant('\0'), fc.constant('\udfff'), nastyText), (steps, text) => {
      const value = steps.reduceRight<unknown>(
        (inner, step) => (typeof step === 'number' ? [...Array(step).fill(0), inner] : { ok: 'fine', [step]: inner }),
        text,
      )
      expect(unstorablePath(value)).toBe(isStorable(text) ? undefined : steps.join('.'))
    }),
  )
})

it('agrees with what JSON writes of any value', () => {
  fc.assert(
    fc.property(anyJson, value => {
      const written = JSON.stringify(value)
      expect(unstorablePath(value) === undefined).toBe(
        !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/i.test(written),
      )
    }),
  )
})

it('counts the names of fields as texts', () => {
  expect(unstorablePath({ a: { 'b\0': 1 } })).toBe('a.b\0')
})

it('reads JSON that is nested deeper than the stack', () => {
  const depth = 200_000
  let value: unknown = '\0'
  for (let level = 0; level < depth; level++) value = [value]
  expect(unstorablePath(value)).toMatch(/^0\.0\./)
})
