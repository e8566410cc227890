import { describe, expect, it } from 'vitest'
import { entryOfLandingShare, type LandingShare, landingSharePath } from '../../src/contract/landing-share.server.ts'

const share: LandingShare = {
  entry: 'landing-fox-post-de',
  title: 'Die Fuchspost',
  picture: '/content/images/fox/0123456789abcdef0123456789abcdef/fox.webp',
  language: 'de',
  category: 'generic',
}

describe('The path of a picture for a passed-on landing page', () => {
  it('names its entry and ends with sixteen letters of what it is made of', () => {
    expect(landingSharePath(share)).toMatch(/^\/share\/landing\/landing-fox-post-de-[\w-]{16}\.jpg$/)
    expect(landingSharePath(share)).toBe(landingSharePath({ ...share }))
  })

  it.each([{ title: 'Die Post' }, { picture: undefined }, { language: 'en' }, { category: 'love' }] as const)(
    'is another one with %j',
    change => {
      expect(landingSharePath({ ...share, ...change })).not.toBe(landingSharePath(share))
    },
  )

  it('gives back the entry, even where its id and the letters hold hyphens', () => {
    for (const entry of ['a', 'a-b-', '-', 'x.y_z', 'e'.repeat(64)]) {
      expect(entryOfLandingShare(landingSharePath({ ...share, entry }))).toBe(entry)
    }
  })

  it.each([
    '/share/de-love.jpg',
    '/share/landing/x-short.jpg',
    '/share/landing/../x-0123456789abcdef.jpg',
    '/share/landing/a/b-0123456789abcdef.jpg',
    '/share/landing/x-0123456789abcdef.png',
    `/share/landing/${'e'.repeat(65)}-0123456789abcdef.jpg`,
  ])('is not %s', path => {
    expect(entryOfLandingShare(path)).toBeUndefined()
  })
})
