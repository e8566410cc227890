import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { openBindery } from '../../../src/api/bindery/bindery.ts'
import type { Book } from '../../../src/api/bindery/book.ts'
import { bookTexts } from '../../../src/api/bindery/book-texts.ts'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { openCorpus } from '../../helpers/corpus.ts'
import { NAUGHTY_STRINGS } from '../illustrator/type/naughty-strings.ts'
import { exampleBook, exampleChapter, pictureOf, SIGNAL } from './example-book.ts'
import { flawIn } from './well-formed.ts'

const corpus = openCorpus(import.meta.filename)
const bindery = openBindery()

async function filesOf(book: Book): Promise<Record<string, string>> {
  const epub = await bindery.bind(await bindery.prepare(book, SIGNAL), 'epub', SIGNAL)
  return Object.fromEntries(Object.entries(unzipSync(epub)).map(([name, bytes]) => [name, strFromU8(bytes)]))
}
/** A million letters say nothing more than these, and take seconds each. */
const LONGEST = 20_000
const isXml = (name: string) => /\.(xhtml|opf|ncx|smil|xml)$/.test(name)
const sound = { mp3: new Uint8Array(64), durationMs: 5000, title: { fromMs: 0, toMs: 900 } }

describe('An EPUB', () => {
  it('begins with its kind, unpacked, as reading systems ask', async () => {
    const epub = await bindery.bind(await bindery.prepare(await exampleBook(), SIGNAL), 'epub', SIGNAL)
    expect(strFromU8(epub.subarray(30, 58))).toBe('mimetypeapplication/epub+zip')
  })

  it('is the same to the byte for the same book', async () => {
    const ready = await bindery.prepare(await exampleBook(), SIGNAL)
    const [one, other] = [await bindery.bind(ready, 'epub', SIGNAL), await bindery.bind(ready, 'epub', SIGNAL)]
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
  })

  it.each(LANGUAGES)('speaks of itself in the language of the story: %s', async language => {
    const texts = bookTexts(language, 'rules')
    const files = await filesOf(await exampleBook({ language, texts }))
    expect(files['EPUB/package.opf']).toContain(`<dc:language>${language}</dc:language>`)
    expect(files['EPUB/package.opf']).toContain('algorithmicMedia')
    expect(files['EPUB/about.xhtml']).toContain(texts.made.slice(0, 20))
    expect(files['EPUB/chapter-01.xhtml']).toContain(`lang="${language}"`)
  })

  it.each(LANGUAGES)('names AI only where a model made it: %s', async language => {
    const said = async (source: 'trained' | 'rules') => {
      const files = await filesOf(await exampleBook({ language, source, texts: bookTexts(language, source) }))
      return Object.entries(files)
        .filter(([name]) => /(?:opf|xhtml)$/.test(name))
        .map(([, text]) => text)
        .join('\n')
    }
    const { author, made, keywords } = bookTexts(language, 'trained')
    const byModel = await said('trained')
    const byRules = await said('rules')
    for (const words of [author, made, keywords.split(',', 1)[0] ?? '']) {
      expect(byModel).toContain(words)
      expect(byRules).not.toContain(words)
    }
  })

  it('has the words of a giver line by line on a page of their own, and the name below', async () => {
    const own = { dedication: 'For Mila,\nwho <counts>.\n\n', dedicatedBy: 'Grandma & Ole' }
    const page = (await filesOf(await exampleBook(own)))['EPUB/dedication.xhtml']
    expect(page).toContain('<p>For Mila,<br/>who &lt;counts&gt;.</p><p class="author">Grandma &amp; Ole</p>')
    const none = await filesOf(await exampleBook({ ...own, dedication: ' \n' }))
    expect(Object.keys(none)).not.toContain('EPUB/dedication.xhtml')
  })

  it('says which standard of accessibility it keeps, and who says so', async () => {
    const silent = (await filesOf(await exampleBook()))['EPUB/package.opf'] ?? ''
    expect(silent).toContain(
      '<meta property="dcterms:conformsTo" id="conformance">EPUB Accessibility 1.1 - WCAG 2.1 Level AA</meta>\n<meta property="a11y:certifiedBy" refines="#conformance">Lumitale</meta>',
    )
    const valuesOf = (opf: string, property: string) =>
      Array.from(opf.matchAll(new RegExp(`property="schema:${property}">([^<]+)<`, 'g')), ([, value]) => value)
    expect(valuesOf(silent, 'accessMode')).toEqual(['textual', 'visual'])
    expect(valuesOf(silent, 'accessModeSufficient')).toEqual(['textual', 'textual,visual'])
    expect(valuesOf(silent, 'accessibilityHazard')).toEqual(['none'])
    const needed = ['structuralNavigation', 'tableOfContents', 'readingOrder', 'alternativeText']
    expect(valuesOf(silent, 'accessibilityFeature')).toEqual(expect.arrayContaining(needed))
    expect(valuesOf(silent, 'accessibilitySummary')).toHaveLength(1)
    const sentences = [{ paragraph: 0, start: 0, end: 5, fromMs: 900, toMs: 1800 }]
    const spoken = await exampleBook({ chapters: [exampleChapter({ sound: { ...sound, sentences } })] })
    const heard = (await filesOf(spoken))['EPUB/package.opf'] ?? ''
    expect(valuesOf(heard, 'accessMode')).toContain('auditory')
    expect(valuesOf(heard, 'accessibilityFeature')).toContain('synchronizedAudioText')
  })

  it('names no maker as the author: a giver, else the book itself, with maker and reader as contributors', async () => {
    const opfOf = async (changes: Partial<Book>) =>
      (await filesOf(await exampleBook(changes)))['EPUB/package.opf'] ?? ''
    const chapters = [exampleChapter({ sound: { ...sound, narrator: 'Computer voice (x)', sentences: [] } })]
    const plain = await opfOf({ title: 'The step', chapters })
    expect(plain).toContain('<dc:creator id="creator">The step</dc:creator>')
    expect(plain).toContain(
      '<dc:contributor id="contributor-1">Lumitale</dc:contributor>\n<meta property="role" refines="#contributor-1" scheme="marc:relators">bkp</meta>',
    )
    expect(plain).toContain('<dc:contributor id="contributor-2">Computer voice (x)</dc:contributor>')
    const given = await opfOf({ dedication: 'For Mila', dedicatedBy: 'Grandma & Ole' })
    expect(given).toContain('<dc:creator id="creator">Grandma &amp; Ole</dc:creator>')
  })

  it('describes every picture in words', async () => {
    const pages = Object.entries(await filesOf(await exampleBook())).filter(([name]) => name.endsWith('.xhtml'))
    const pictures = pages.flatMap(([, text]) => text.match(/<img [^>]+>/g) ?? [])
    expect(pictures.length).toBeGreaterThan(1)
    for (const picture of pictures) expect(picture).toMatch(/ alt="[^"]*\p{L}{3}/u)
  })

  it('names every file it has, and has every file it names', async () => {
    const files = await filesOf(await exampleBook())
    const named = Array.from(files['EPUB/package.opf']?.matchAll(/href="([^"]+)"/g) ?? [], match => `EPUB/${match[1]}`)
    const inside = Object.keys(files).filter(name => name.startsWith('EPUB/') && !name.endsWith('package.opf'))
    expect(named.sort()).toEqual(inside.sort())
  })

  it('marks each sentence that is spoken, and adds up how long it is heard', async () => {
    const sentences = [
      { paragraph: 0, start: 0, end: 5, fromMs: 1000, toMs: 1800 },
      { paragraph: 0, start: 6, end: 10, fromMs: 2000, toMs: 3000 },
      { paragraph: 9, start: 0, end: 4, fromMs: 3000, toMs: 3500 },
    ]
    const chapters = [exampleChapter({ paragraphs: ['Hello <you> there'], sound: { ...sound, sentences } })]
    const files = await filesOf(await exampleBook({ chapters }))
    expect(files['EPUB/chapter-01.xhtml']).toContain(
      '<p class="first initial"><span id="s-0-0">Hello</span> <span id="s-0-6">&lt;you</span>&gt; there</p>',
    )
    expect(files['EPUB/chapter-01.smil']?.match(/clip(Begin|End)="[^"]+"/g)).toEqual([
      'clipBegin="0:00:00.000"',
      'clipEnd="0:00:01.000"',
      'clipBegin="0:00:01.000"',
      'clipEnd="0:00:02.000"',
      'clipBegin="0:00:02.000"',
      'clipEnd="0:00:03.000"',
    ])
    expect(files['EPUB/package.opf']).toContain('<meta property="media:duration">0:00:03.000</meta>')
    expect(files['EPUB/package.opf']).toContain('synchronizedAudioText')
  })

  it('carries any text as text: more than five hundred nasty ones as title, name and chapter', async () => {
    const cover = await pictureOf(10, 16)
    const ready = await bindery.prepare(await exampleBook({ cover, chapters: [exampleChapter()] }), SIGNAL)
    const flaws: string[] = []
    for (const naughty of corpus.cases(NAUGHTY_STRINGS, 20, 5)) {
      const text = naughty.slice(0, LONGEST)
      const sentences = [{ paragraph: 0, start: 0, end: text.length, fromMs: 900, toMs: 1200 }]
      const chapters = [{ title: text, paragraphs: [text, `So said ${text}.`], sound: { ...sound, sentences } }]
      const book = {
        ...ready,
        title: text,
        teaser: text,
        dedication: text,
        chapters,
        cover: { ...ready.cover, alt: text },
      }
      const files = unzipSync(await bindery.bind(book, 'epub', SIGNAL), { filter: ({ name }) => isXml(name) })
      for (const [name, bytes] of Object.entries(files)) {
        const flaw = flawIn(strFromU8(bytes))
        if (flaw) flaws.push(`${name} of ${JSON.stringify(text.slice(0, 40))}: ${flaw}`)
      }
    }
    expect(flaws).toEqual([])
  })
})
