import { describe, expect, it } from 'vitest'
import { freshPurchase, purchaseIn } from '../../../src/stores/library/purchase.ts'
import { STORY_ID, sampleStory } from '../sample-story.ts'

const story = sampleStory('complete')
const bound = { ...story, mediaItems: [{ type: 'ebook', id: 'pdf', downloadUrl: '/media/book.pdf' } as const] }
const purchase = { edition: 'ebook', storyId: STORY_ID } as const

describe('the address after a payment', () => {
  it('names what was bought and for which story', () => {
    expect(purchaseIn(`?newPurchase=ebook&storyId=${STORY_ID.toUpperCase()}`)).toEqual(purchase)
  })

  it.each(['', '?newPurchase=ebook', `?newPurchase=paperback&storyId=${STORY_ID}`, '?newPurchase=ebook&storyId=1'])(
    'names nothing in "%s"',
    search => {
      expect(purchaseIn(search)).toBeUndefined()
    },
  )
})

describe('a fresh purchase', () => {
  it('is waited for, is here, or takes longer than we look', () => {
    expect(freshPurchase([story], purchase, false)?.state).toBe('waiting')
    expect(freshPurchase([bound], purchase, false)?.state).toBe('here')
    expect(freshPurchase([bound], purchase, true)?.state).toBe('here')
    expect(freshPurchase([story], purchase, true)?.state).toBe('late')
  })

  it('is none without a purchase, or without its story', () => {
    expect(freshPurchase([story], undefined, false)).toBeUndefined()
    expect(freshPurchase([], purchase, false)).toBeUndefined()
  })
})
