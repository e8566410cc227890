import { describe, expect, it } from 'vitest'
import type { Picture } from '../../src/editorial/picture.ts'
import { renderSections } from '../../src/editorial/text-sections.ts'
import { processorMs } from '../helpers/processor-time.ts'

const picture = (name: string): Picture => ({
  url: `/content/images/${name}.webp`,
  alt: `what ${name} shows`,
  size: { width: 800, height: 600 },
})
const [ship, balloon] = [picture('ship'), picture('balloon')]
const both = [ship, balloon]

describe('A long text', () => {
  it('is parted where its main headings stand, each part with its own pictures', () => {
    const text = `Before.

# One
![a ship](/content/images/ship.webp "The letter")

### Smaller
words

# Two
![](/content/images/balloon.webp)
more words`
    expect(renderSections(text, both)).toEqual([
      { html: '<p>Before.</p>\n', figures: [] },
      {
        html: '<h2>One</h2>\n<h4>Smaller</h4>\n<p>words</p>\n',
        figures: [{ picture: ship, alt: 'a ship', caption: 'The letter' }],
      },
      {
        html: '<h2>Two</h2>\n<p>more words</p>\n',
        figures: [{ picture: balloon, alt: 'what balloon shows', caption: '' }],
      },
    ])
  })

  it('takes a line in italics right below a picture for its caption', () => {
    const [section] = renderSections('## One\nwords\n\n![](/content/images/ship.webp)\n*The letter*\n\n*so*', [ship])
    expect(section).toEqual({
      html: '<h2>One</h2>\n<p>words</p>\n<p><em>so</em></p>\n',
      figures: [{ picture: ship, alt: 'what ship shows', caption: 'The letter' }],
    })
  })

  it('gets the pictures that it does not name, one for each part that has none', () => {
    const text = '## One\n![](/content/images/ship.webp)\n\nwords\n\n## Two\n\nwords\n\n## Three\n\nwords'
    const figures = renderSections(text, both).map(section => section.figures.map(figure => figure.picture))
    expect(figures).toEqual([[ship], [balloon], []])
  })

  it('keeps the picture of somebody else, and one within a sentence, where they stand', () => {
    const text = '![far](https://example.org/far.webp)\n\nSee ![it](/content/images/ship.webp) here.'
    const [section] = renderSections(text, [ship])
    expect(section?.html).toContain('<img src="https://example.org/far.webp"')
    expect(section?.html).toContain('See <img src="/content/images/ship.webp?w=800')
    expect(section?.figures).toEqual([{ picture: ship, alt: 'what ship shows', caption: '' }])
  })

  it('is not parted by what looks like a heading in a listing', () => {
    expect(renderSections('```\n# no heading\n```\n\n## One\n\nwords', [])).toHaveLength(2)
  })

  it('knows in every part the addresses that are named in one of them', () => {
    const sections = renderSections('## One\n[there][1]\n\n## Two\nwords\n\n[1]: https://example.org', [])
    expect(sections[0]?.html).toContain('<a href="https://example.org"')
  })

  it('hands the pictures before its first words to the first part', () => {
    const sections = renderSections('![](/content/images/ship.webp)\n\n## One\nwords', [ship])
    expect(sections.map(({ figures }) => figures.length)).toEqual([1])
  })

  it('is nothing when there is nothing', () => {
    expect(renderSections('', both)).toEqual([])
    expect(renderSections('\n\n', [])).toEqual([])
  })

  it('runs no script, whatever it says', () => {
    const text = '## <script>alert(1)</script>One\n![x" onerror="y](javascript:alert(1))\n<img src=x onerror=y>'
    expect(
      renderSections(text, [])
        .map(({ html }) => html)
        .join(),
    ).not.toMatch(/script|onerror=y/)
  })

  it('is parted in no time when it is hostile', () => {
    const spent = processorMs(() => {
      for (const text of ['![['.repeat(16_000), '# a\n'.repeat(12_000), '> '.repeat(25_000), '![](x '.repeat(300)]) {
        expect(renderSections(text, both).length).toBeGreaterThan(0)
      }
    })
    expect(spent).toBeLessThan(10_000)
  })
})
