import { describe, expect, it } from 'vitest'
import { ROUTES } from '../../../src/contract/routes.ts'
import { intentOf } from '../../../src/stores/account/sign-in-intent.ts'
import { REDIRECTS } from '../../contract/redirects.ts'

const ORIGIN = 'https://tales.example'
const STORY = '0198c0de-1111-4222-8333-000000000000'
const SHARE = 'abcdefghijklmnopqrstuv'

describe('What somebody comes to the login page for', () => {
  it(`never leads to another origin, for ${REDIRECTS.length} addresses that try`, () => {
    expect(REDIRECTS.length).toBeGreaterThanOrEqual(150)
    for (const to of REDIRECTS) {
      expect(intentOf(`?${new URLSearchParams({ to })}`, 'de').to, to).toBe('/de/library')
      // As somebody would write it into a link, who encodes nothing.
      expect(new URL(intentOf(`?to=${to}`, 'de').to, ORIGIN).origin, to).toBe(ORIGIN)
    }
  })

  it('is the page they came from, or the library', () => {
    expect(intentOf('?to=/fr/settings', 'de')).toEqual({ to: '/fr/settings', action: undefined })
    expect(intentOf('', 'tr')).toEqual({ to: '/tr/library', action: undefined })
    expect(intentOf('?to=/de/login', 'de').to).toBe('/de/library')
  })

  it('is a story to keep or a shared one to add, by its id and nothing else', () => {
    expect(intentOf(`?story=${STORY}`, 'de').action).toEqual({ kind: 'assign-story', story: STORY })
    expect(intentOf(`?share=${SHARE}`, 'de').action).toEqual({ kind: 'add-share', share: SHARE })
    expect(intentOf('?story=mine&share=../../etc', 'de').action).toBeUndefined()
  })

  it('ends at the page of a shared story, where the product has one', () => {
    const hasPage = ROUTES.some(({ pattern }) => pattern === '/{lang}/s/{id}')
    expect(intentOf(`?share=${SHARE}`, 'de').to).toBe(hasPage ? `/de/s/${SHARE}` : '/de/library')
  })
})
