import { expect, test } from 'vitest'
import { ownPath } from '../../../src/contract/own-path.ts'
import { purchasePath, signInTo } from '../../../src/islands/payment/purchase-path.ts'
import { purchaseIn } from '../../../src/stores/library/purchase.ts'
import { STORY_ID } from '../../stores/sample-story.ts'

const paths = {
  ebooks: '/de/library/ebook',
  audiobooks: '/de/library/audiobook',
  overview: '/de/library/overview',
  reader: '/de/library/ebook/{id}',
  shop: '/de/shop/{id}',
  orders: '/de/settings#orders',
  login: '/de/login',
  contact: '/de/contact',
}

test('what was bought is found where it appears, and the library knows it as new', () => {
  const at = (product: 'webbook' | 'ebook' | 'audiobook' | 'paperback', storyId: string | null = STORY_ID) =>
    purchasePath({ product, storyId }, paths)
  for (const edition of ['ebook', 'audiobook'] as const) {
    const [path, search] = at(edition).split('?')
    expect(path).toBe(`/de/library/${edition}`)
    expect(purchaseIn(`?${search}`)).toEqual({ edition, storyId: STORY_ID })
  }
  expect(at('webbook')).toBe(`/de/library/ebook/${STORY_ID}`)
  expect(at('paperback')).toBe('/de/settings#orders')
  expect(at('ebook', null)).toBe('/de/library/overview')
})

test('signing in leads back to the payment', () => {
  const path = '/de/return/cs_live_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1V2w3X4y5Z6a7B8'
  const to = new URLSearchParams(signInTo(path, paths).split('?')[1]).get('to')
  expect(ownPath(to)).toBe(path)
})
