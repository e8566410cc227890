import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../src/editorial/markdown.ts'

const picture = {
  url: 'https://images.ctfassets.net/s/a/k/dragon.png',
  alt: 'A dragon',
  size: { width: 1000, height: 600 },
}

describe('Markdown', () => {
  it('becomes paragraphs, lists and emphasis', () => {
    expect(renderMarkdown('Ein **Drache** und\n\n3. drei\n4. vier')).toBe(
      '<p>Ein <strong>Drache</strong> und</p>\n<ol start="3">\n<li>drei</li>\n<li>vier</li>\n</ol>\n',
    )
  })

  it('begins its headings below the heading of the page and keeps their distances', () => {
    expect(renderMarkdown('# A\n\n## B\n\n###### C')).toBe('<h2>A</h2>\n<h3>B</h3>\n<h6>C</h6>\n')
    expect(renderMarkdown('### A\n\n#### B')).toBe('<h2>A</h2>\n<h3>B</h3>\n')
    expect(renderMarkdown('## A')).toBe('<h2>A</h2>\n')
    expect(renderMarkdown('<h1>A</h1>')).toBe('<h2>A</h2>')
  })

  it('gives links out of the site a rel of ours, and leaves those inside alone', () => {
    expect(renderMarkdown('[a](https://a.example "T")')).toBe(
      '<p><a href="https://a.example" title="T" rel="noopener noreferrer nofollow">a</a></p>\n',
    )
    expect(renderMarkdown('[a](//a.example)')).toContain('rel="noopener noreferrer nofollow"')
    expect(renderMarkdown('[a](/de/pages/drache) [b](mailto:a@b.example)')).not.toContain('rel=')
    expect(renderMarkdown('<a href="https://a.example" rel="opener" target="x">a</a>')).toContain(
      '<a href="https://a.example" rel="noopener noreferrer nofollow">',
    )
  })

  it('gives a picture of the entry its size, and smaller ones to choose from', () => {
    for (const address of ['//images.ctfassets.net/s/a/k/dragon.png', picture.url]) {
      const html = renderMarkdown(`![Der Drache](${address})`, { pictures: [picture] })
      expect(html).toContain('width="1000" height="600"')
      expect(html).toContain('src="https://images.ctfassets.net/s/a/k/dragon.png?w=800&amp;fm=webp&amp;q=75"')
      expect(html).toMatch(/srcset="[^"]+ 400w, [^"]+ 800w"/)
      expect(html).toContain('alt="Der Drache" loading="lazy" decoding="async"')
    }
  })

  it('takes the size of another picture from its address, where it says one', () => {
    expect(renderMarkdown('![](//a.example/b.png?w=400&h=300)')).toContain('width="400" height="300"')
    expect(renderMarkdown('![](//a.example/b.png?w=400)')).not.toContain('width=')
    expect(renderMarkdown('![](//a.example/b.png)')).toContain('src="https://a.example/b.png"')
  })

  it('leaves out a picture that has no address left', () => {
    expect(renderMarkdown('a ![x](data:image/png;base64,AA) b')).toBe('<p>a  b</p>\n')
  })

  it('is rendered once: what reads as markup in code stays code', () => {
    expect(renderMarkdown('`<b>&amp;</b>`')).toBe('<p><code>&lt;b&gt;&amp;amp;&lt;/b&gt;</code></p>\n')
  })

  it('takes an empty text', () => {
    expect(renderMarkdown('')).toBe('')
  })
})
