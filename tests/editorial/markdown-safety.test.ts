import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../src/editorial/markdown.ts'
import { HOSTILE } from './hostile-markdown.ts'
import { tagsOf } from './markup-of.ts'

const PLAIN = 'p br hr strong b em i del s sub sup code pre blockquote h2 h3 h4 h5 h6 ul li table thead tbody tr th td'
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(PLAIN.split(' ').map(name => [name, []])),
  ol: ['start'],
  a: ['href', 'title', 'rel'],
  img: ['src', 'srcset', 'sizes', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
}
const LINK = /^(?:https?:|mailto:|[^:]*$|[^:]*[/?#])/i
const IMAGE = /^(?:https?:|[^:]*$|[^:]*[/?#])/i
/** What browsers leave out of an address before they read its scheme. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters
const IGNORED = /[\u0000-\u0020]/g

/** What of a text could execute or reach out; nothing, for a text that may be shown. */
function dangers(html: string): string[] {
  return tagsOf(html).flatMap(({ name, attributes }) => {
    const allowed = Object.hasOwn(ALLOWED, name.replace('/', '')) ? ALLOWED[name.replace('/', '')] : undefined
    if (!allowed) return [`tag ${name}`]
    const strange = Object.keys(attributes).filter(attribute => !allowed.includes(attribute))
    const { href = '', src = '' } = attributes
    const addresses = [...(LINK.test(seen(href)) ? [] : [href]), ...(IMAGE.test(seen(src)) ? [] : [src])]
    return [...strange, ...addresses].map(danger => `${name}: ${danger}`)
  })
}

const seen = (address: string) =>
  address
    .replaceAll(/&#(\d+);?/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')
    .replace(IGNORED, '')

describe('Hostile markdown', () => {
  it('comes in more than a hundred ways', () => {
    expect(new Set(HOSTILE).size).toBeGreaterThan(100)
  })

  it.each(HOSTILE)('executes nothing: %j', markdown => {
    expect(dangers(renderMarkdown(markdown))).toEqual([])
  })

  it('executes nothing inside other text, of each kind', () => {
    for (const hostile of HOSTILE) {
      const around = [
        `> ${hostile}`,
        `1. ${hostile}`,
        `**${hostile}**`,
        `[${hostile}](/x)`,
        `a ${hostile} b\n\n${hostile}`,
      ]
      for (const markdown of around) expect(dangers(renderMarkdown(markdown))).toEqual([])
    }
  })

  it('executes nothing when pieces of it meet in any order', () => {
    const piece = fc.oneof(fc.constantFrom(...HOSTILE), fc.constantFrom('"', "'", '`', '<', '>', '](', '\n', '</', '&'))
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), pieces => {
        expect(dangers(renderMarkdown(pieces.join('')))).toEqual([])
      }),
      { numRuns: 500, seed: 7 },
    )
  })

  it('would be found by this test: it knows a danger when it sees one', () => {
    for (const html of ['<svg>', '<p onclick="boom()">', '<a href="javascript:boom()">', '<img src="data:x">']) {
      expect(dangers(html)).toHaveLength(1)
    }
    expect(() => dangers('<img src=x onerror=boom()>')).toThrow('strict form')
  })

  it('keeps the text of a script or drawing out of the page', () => {
    expect(renderMarkdown('a <script>boom()</script><svg><text>boom</text></svg> b')).not.toContain('boom')
  })

  it('shows what no parser could take as it was typed, in time', () => {
    for (const markdown of ['> '.repeat(25_000), '<b>'.repeat(40_000), '> - '.repeat(12_000), '1. '.repeat(9000)]) {
      const html = renderMarkdown(markdown)
      expect(dangers(html)).toEqual([])
    }
    expect(renderMarkdown('<b>'.repeat(40_000))).toContain('&lt;b&gt;')
  })
})
