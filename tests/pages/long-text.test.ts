import { describe, expect, it } from 'vitest'
import en from '../../i18n/en.json' with { type: 'json' }
import { ownSections, shownPicture, shownSections } from '../../src/pages/_long-text.ts'

const picture = { url: '/content/images/ship.webp', alt: 'a ship', size: { width: 700, height: 525 } }

describe('A picture of the content service', () => {
  it('is offered no larger than it is', () => {
    expect(shownPicture(picture)).toEqual({
      src: '/content/images/ship.webp?w=680&fm=webp&q=75',
      avif: [400, 560, 680].map(width => `/content/images/ship.webp?w=${width}&fm=avif&q=50 ${width}w`).join(', '),
      webp: [400, 560, 680].map(width => `/content/images/ship.webp?w=${width}&fm=webp&q=75 ${width}w`).join(', '),
      size: picture.size,
      alt: 'a ship',
    })
  })

  it('is taken as it is when nobody knows its size', () => {
    const { url, alt } = picture
    expect(shownPicture({ url, alt, size: undefined })).toEqual({ src: url, alt })
  })

  it('stands beside its section with the words of the text', () => {
    const [section] = shownSections('## One\n![our ship](/content/images/ship.webp "Home")\n\nwords', [picture])
    expect(section?.figures).toEqual([{ picture: { ...shownPicture(picture), alt: 'our ship' }, caption: 'Home' }])
  })
})

describe("A category's own long text", () => {
  it('stands in with every sign as it is written', () => {
    const [section] = en.categories.love.sections
    const odd = { heading: '1. *Why* <b>', paragraphs: ['a_b_c & [d](e)', '- f\n# g'], caption: 'h' }
    const love = { ...en.categories.love, sections: [odd] }
    const texts = { ...en, categories: { ...en.categories, love } } as unknown as typeof en
    const [own] = ownSections(texts, 'love', {})
    expect(own?.html).toBe('<h2>1. *Why* &lt;b&gt;</h2>\n<p>a_b_c &amp; [d](e)</p>\n<p>- f\n# g</p>\n')
    expect(ownSections(en, 'love', {})[0]?.html).toContain(`<h2>${section?.heading}</h2>`)
  })

  it('has a framed picture in each section, with its caption', () => {
    const avif = [[400, '/a.avif']] as const
    const pictures = { 'cards/love-ship': { avif, webp: [[400, '/a.webp']] as const } }
    expect(ownSections(en, 'love', pictures)[0]?.figures).toMatchObject([
      { picture: { src: '/a.webp', avif: '/a.avif 400w' }, caption: en.categories.love.sections[0]?.caption },
    ])
  })
})
