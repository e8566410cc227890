import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { issuesOf } from '../../src/contract/issues.ts'
import { Parameter } from '../../src/contract/parameter.ts'
import type { Issue } from '../../src/contract/refusals.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'

function issues(schema: z.ZodMiniType, input: unknown): Issue[] {
  const parsed = schema.safeParse(input)
  return parsed.success ? [] : issuesOf(parsed.error, input)
}

const about = (input: object) => issues(Parameter, { ...exampleParameter(), ...input })

test('names a missing answer by its dotted path', () => {
  expect(about({ setting: {} })).toEqual([{ path: 'setting.location', code: 'required', params: {} }])
})

test('tells a wrong type from a missing value, with both types', () => {
  expect(about({ setting: { location: 7 } })).toEqual([
    { path: 'setting.location', code: 'type', params: { expected: 'string', received: 'number' } },
  ])
  expect(issues(z.int(), 7.5)[0]?.params).toEqual({ expected: 'integer', received: 'float' })
  expect(issues(z.string(), null)[0]?.params).toEqual({ expected: 'string', received: 'null' })
})

test('gives the limit that was broken', () => {
  expect(issues(z.string().check(z.minLength(2)), 'a')).toEqual([
    { path: '', code: 'string-min', params: { minimum: 2 } },
  ])
  expect(issues(z.string().check(z.maxLength(2)), 'abc')[0]).toMatchObject({
    code: 'string-max',
    params: { maximum: 2 },
  })
  expect(issues(z.int().check(z.gte(0)), -1)[0]).toMatchObject({ code: 'number-min', params: { minimum: 0 } })
  expect(issues(z.int().check(z.lte(9)), 10)[0]).toMatchObject({ code: 'number-max', params: { maximum: 9 } })
  expect(issues(z.array(z.string()).check(z.minLength(1)), [])[0]?.code).toBe('array-min')
  expect(issues(z.array(z.string()).check(z.maxLength(0)), [''])[0]?.code).toBe('array-max')
})

test('knows an e-mail address from any other format', () => {
  expect(issues(z.email(), 'x')[0]?.code).toBe('email')
  expect(issues(z.uuid(), 'x')[0]).toMatchObject({ code: 'format', params: { format: 'uuid' } })
})

test('gives the options of a choice', () => {
  expect(issues(z.enum(['a', 'b']), 'c')[0]).toEqual({ path: '', code: 'option', params: { expected: 'a, b' } })
})

test('names every field that does not belong', () => {
  expect(about({ setting: { location: 'x', colour: 1, size: 2 } }).map(issue => `${issue.path} ${issue.code}`)).toEqual(
    ['setting.colour unknown-field', 'setting.size unknown-field'],
  )
})

test('refuses control characters, lone surrogates and blanks by name', () => {
  expect(about({ setting: { location: 'a\u0000' } })[0]?.code).toBe('characters')
  expect(about({ setting: { location: 'a\ud800' } })[0]?.code).toBe('characters')
  expect(about({ setting: { location: '  ' } })[0]?.code).toBe('blank')
})

test('gives one issue for each path', () => {
  expect(about({ setting: { location: '' } })).toEqual([
    { path: 'setting.location', code: 'string-min', params: { minimum: 1 } },
  ])
})
