import { describe, expect, it } from 'vitest'
import { breadcrumbs, organization, product, webSite } from '../../src/layouts/structured-data.ts'
import { textsIn } from '../e2e/texts.ts'

const ORIGIN = 'https://stories.example'

describe('what a page says for programs', () => {
  it('names who publishes the site in each of its languages', () => {
    const publisher = organization(ORIGIN, ['https://video.example/@us'])
    expect(publisher).toMatchObject({ '@type': 'Organization', sameAs: ['https://video.example/@us'] })
    expect(organization(ORIGIN)).not.toHaveProperty('sameAs')
    expect(webSite(ORIGIN, 'th', textsIn('th').urls)).toMatchObject({
      '@type': 'WebSite',
      url: 'https://stories.example/th',
      inLanguage: 'th',
      publisher: { '@id': publisher['@id'] },
    })
  })

  it('counts the steps from the home to a page from one', () => {
    const way = breadcrumbs(ORIGIN, [
      { name: 'Lumitale', path: '/en' },
      { name: 'Love', path: '/en/stories/love' },
    ])
    expect(way.itemListElement.map(({ position, item }) => [position, item])).toEqual([
      [1, 'https://stories.example/en'],
      [2, 'https://stories.example/en/stories/love'],
    ])
  })

  it('offers a story for nothing, with whole addresses', () => {
    const story = product(ORIGIN, { name: 'A', description: 'B', image: '/a.webp', url: '/en/pages/a' })
    expect(story.image).toBe('https://stories.example/a.webp')
    expect(story.offers).toMatchObject({ price: '0', priceCurrency: 'EUR', url: 'https://stories.example/en/pages/a' })
    const elsewhere = product(ORIGIN, { name: 'A', description: 'B', image: 'https://images.example/a.webp', url: '/' })
    expect(elsewhere.image).toBe('https://images.example/a.webp')
  })
})
