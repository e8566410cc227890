import { describe, expect, it } from 'vitest'
import type { Story } from '../../../src/contract/story.ts'
import { storyHref } from '../../../src/islands/library/library-props.ts'
import { storyLinks } from '../../../src/islands/library/story-links.ts'
import { STORY_ID, sampleStory } from '../../stores/sample-story.ts'

const texts = {
  actions: {
    calendar: 'Kalender',
    chapters: 'Alle Kapitel',
    listen: 'Anhören',
    file: 'Als {format}',
    give: 'Verschenken',
    shop: 'Shop',
    more: '',
    remove: '',
    removed: '',
  },
}
const paths = { reader: '/de/ebook/{id}', player: '/de/player/{id}', shop: '/de/shop/{id}' }
const item = (type: Story['mediaItems'][number]['type'], downloadUrl: string) => ({
  type,
  id: downloadUrl,
  downloadUrl,
})
const bare = sampleStory('complete')
const full: Story = {
  ...bare,
  mediaItems: [item('ebook', '/book.pdf'), item('ebook', '/book.epub')],
  chapters: bare.chapters.map(chapter => ({ ...chapter, mediaItems: [item('audio', '/1.mp3')] })),
}
const hrefs = (story: Story, known: Parameters<typeof storyLinks>[2] = paths) =>
  storyLinks(story, texts, known).map(({ href }) => href)

describe('where a story leads', () => {
  it('is to its sound, its files and the shop, when they are there', () => {
    expect(hrefs(full)).toEqual([`/de/player/${STORY_ID}`, '/book.pdf', '/book.epub', `/de/shop/${STORY_ID}`])
    expect(storyLinks(full, texts, paths).map(({ label }) => label)).toEqual(['Anhören', 'Als PDF', 'Als EPUB', 'Shop'])
  })

  it('is to its calendar when it has 24 chapters, and to all of them at a stretch by a second way', () => {
    const chapters = Array.from({ length: 24 }, (_, index) => ({ ...bare.chapters[0]!, number: index + 1 }))
    const calendar = { ...bare, chapters }
    const all = { ...paths, story: '/de/story/{id}', advent: '/de/advent/{id}' }
    expect(storyHref(calendar, all)).toBe(`/de/advent/${STORY_ID}`)
    expect(storyHref(bare, all)).toBe(`/de/ebook/${STORY_ID}`)
    expect(hrefs(calendar)).toEqual([`/de/ebook/${STORY_ID}`, `/de/shop/${STORY_ID}`])
  })

  it('is not to a file or a sound that was not made', () => {
    expect(hrefs(bare)).toEqual([`/de/shop/${STORY_ID}`])
  })

  it('is not to a page that the site has not', () => {
    expect(hrefs(full, { reader: paths.reader })).toEqual(['/book.pdf', '/book.epub'])
  })

  it('is nowhere while it is being written', () => {
    expect(hrefs({ ...full, state: 'working' })).toEqual([])
  })

  it('is not to the shop for whom it was only shared with', () => {
    expect(hrefs({ ...full, role: 'recipient' })).not.toContain(`/de/shop/${STORY_ID}`)
  })
})
