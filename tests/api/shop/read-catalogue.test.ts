import { describe, expect, it } from 'vitest'
import { CatalogueError, readCatalogue } from '../../../src/api/shop/read-catalogue.ts'
import { launchCodes } from '../../../src/api/shop/sync-prices.ts'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { EDITIONS, ProductTexts } from '../../../src/contract/shop.ts'

const ID = '0b6f0e4e-6d5e-4f4e-9c0a-2f7c8e6a1b11'

describe('The catalogue', () => {
  it('has every edition at its price', () => {
    const prices = readCatalogue().map(({ name, priceInCent }) => [name, priceInCent])
    expect(prices).toEqual([
      ['webbook', 0],
      ['ebook', 500],
      ['audiobook', 900],
      ['paperback', 2900],
    ])
    expect(prices.map(([name]) => name)).toEqual([...EDITIONS])
  })

  it('says in every language what each is', () => {
    for (const { metadata } of readCatalogue()) {
      expect(Object.keys(metadata)).toEqual([...LANGUAGES])
      const texts = Object.values(metadata).map(text => ProductTexts.parse(JSON.parse(text)))
      expect(new Set(texts.map(({ description }) => description)).size).toBe(LANGUAGES.length)
    }
  })

  it.each([499, 501, 50])('refuses a price of %i cents and names the product', priceInCent => {
    const read = () => readCatalogue([{ id: ID, name: 'ebook', priceInCent }])
    expect(read).toThrow(CatalogueError)
    expect(read).toThrow(`ebook is not whole euros: ${priceInCent}`)
  })

  it.each([
    [[{ id: ID, name: 'ebook', priceInCent: -100 }]],
    [[{ id: ID, name: 'pamphlet', priceInCent: 100 }]],
    [[{ id: 'one', name: 'ebook', priceInCent: 100 }]],
    [
      [
        { id: ID, name: 'ebook', priceInCent: 100 },
        { id: ID, name: 'ebook', priceInCent: 200 },
      ],
    ],
  ])('refuses what is no catalogue', seed => {
    expect(() => readCatalogue(seed)).toThrow()
  })

  it('has dearer paperbacks of longer stories, the first of which costs what it did', () => {
    const paperback = readCatalogue().find(({ name }) => name === 'paperback')
    expect(paperback?.lengths).toEqual([
      { wordsFrom: 4000, priceInCent: 3200 },
      { wordsFrom: 7000, priceInCent: 3500 },
    ])
  })

  it.each([
    ['fewer words', [4000, 3200], [3000, 3500]],
    ['a lower price', [4000, 3200], [7000, 3100]],
    ['the price of any story', [4000, 2900], [7000, 3500]],
  ])('refuses a longer story for %s', (_what, ...lengths) => {
    const seed = { id: ID, name: 'paperback', priceInCent: 2900 }
    const read = () =>
      readCatalogue([{ ...seed, lengths: lengths.map(([wordsFrom, priceInCent]) => ({ wordsFrom, priceInCent })) }])
    expect(read).toThrow('the lengths of paperback do not ascend')
  })

  it('refuses a length that does not cost whole euros', () => {
    const lengths = [{ wordsFrom: 4000, priceInCent: 3250 }]
    expect(() => readCatalogue([{ id: ID, name: 'paperback', priceInCent: 2900, lengths }])).toThrow(CatalogueError)
  })

  it('has a code of the launch offer for each file that is paid for', () => {
    expect(launchCodes().map(({ code, product, percent }) => [code, product, percent])).toEqual([
      ['EBOOK50', 'ebook', 50],
      ['AUDIOBOOK50', 'audiobook', 50],
    ])
  })
})
