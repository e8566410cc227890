import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { randomUuid } from '../../src/lib/uuid.ts'

test('makes well-formed ids that differ', () => {
  const ids = Array.from({ length: 200 }, randomUuid)
  expect(ids.every(id => z.uuidv4().safeParse(id).success)).toBe(true)
  expect(new Set(ids).size).toBe(200)
})
