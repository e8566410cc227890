import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ContentError } from '../../../../src/api/outside/content/content-error.ts'
import { idSegment } from '../../../../src/api/outside/content/management-client.ts'

const BASE = 'https://content.example/spaces/one/environments/master/entries/'

it('puts any id into a path as one segment, or refuses it: never a step, a query or another path', () => {
  const id = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('.', '..', '%2e%2e', '../assets/x', 'a/../..', '?x=1', '#', '\\..\\', '', '\ud800'),
  )
  fc.assert(
    fc.property(id, given => {
      let segment: string
      try {
        segment = idSegment(given)
      } catch (error) {
        expect(error).toBeInstanceOf(ContentError)
        expect(['', '.', '..'].includes(given) || !given.isWellFormed()).toBe(true)
        return
      }
      const { pathname, search, hash } = new URL(BASE + segment)
      expect([search, hash]).toEqual(['', ''])
      const own = pathname.slice(new URL(BASE).pathname.length)
      expect(decodeURIComponent(own)).toBe(given)
      expect(own).not.toContain('/')
    }),
  )
})
