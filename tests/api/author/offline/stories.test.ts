import { describe, expect, it } from 'vitest'
import { openLanguagePack } from '../../../../src/api/author/offline/language-packs.ts'
import { readStories } from '../../../../src/api/author/offline/stories/read-stories.ts'
import { readEpisode, readInserts, readPlot } from '../../../../src/api/author/offline/stories/story-file.ts'
import { processorMsOf } from '../../../helpers/processor-time.ts'

const PLOT_FILE = 'stories/en/plots/lamp.md'
const HEAD = `---
categories: [love]
ages: [child, 20+]
cast:
  a: { name: Robin, gender: female }
  b: { name: Mr Castellan, gender: male, connection: neighbour }
titles: [Four Seconds]
teasers: [A lamp goes out.]
start: A lamp goes out.
byname: "{h}, of the corner"
places:
  - { name: The corner, description: A lamp. }
  - { name: The depot, description: Where lamps go. }
things: [street-lamp, clock, bench]
locations: [street]
---
`
const HEAD_LINES = HEAD.split('\n').length - 1
const BODY = `# 9:04
# A Small Fault
> A lamp has a fault.

## always, needs a b/c !d, gives out late, joins
There was a lamp.
It was red.

Once, a lamp.

### short
A lamp.

## slot road

# Later
> It is mended.
## rank 2
Mended.
`
const plotOf = (body: string, head = HEAD) => readPlot({ file: PLOT_FILE, text: head + body })
/** Of the body's line, with its file. */
const fault = (line: number, what: string) => `${PLOT_FILE}:${HEAD_LINES + line}: ${what}`

describe('a plot as text', () => {
  it('has scenes, beats with their attributes, phrasings and short ones, and marks', () => {
    const { plot } = plotOf(BODY)
    expect(plot).toMatchObject({ id: 'lamp', categories: ['love'], ages: ['child', '20+'] })
    expect(plot.cast.a.connection).toBe('')
    expect(plot.scenes).toEqual([
      {
        titles: ['9:04', 'A Small Fault'],
        summary: 'A lamp has a fault.',
        beats: [
          {
            phrasings: ['There was a lamp.\nIt was red.', 'Once, a lamp.'],
            short: ['A lamp.'],
            rank: 0,
            needs: 'a b/c !d',
            gives: 'out late',
            joins: true,
          },
          { slot: 'road' },
        ],
      },
      { titles: ['Later'], summary: 'It is mended.', beats: [{ phrasings: ['Mended.'], rank: 2 }] },
    ])
  })

  it('knows the line of each beat and phrasing', () => {
    const [scene] = plotOf(BODY).scenes
    expect(scene?.beats.map(({ line }) => line - HEAD_LINES)).toEqual([5, 14])
    const [beat] = scene?.beats ?? []
    expect(beat && 'phrasings' in beat ? beat.phrasings.map(({ line }) => line - HEAD_LINES) : []).toEqual([6, 9])
  })

  it.each([
    ['an attribute that there is not', '# A\n> B\n## always, need x\nC', 3, 'unknown attribute "need"'],
    ['a beat without a rank', '# A\n> B\n## needs x\nC', 3, '"## needs x" is neither "always" nor of a rank'],
    ['two ranks', '# A\n> B\n## always, rank 2\nC', 3, '"rank 2" says again what another attribute says'],
    ['a rank that is no number', '# A\n> B\n## rank high\nC', 3, '"rank high" is no attribute "rank"'],
    ['a tag that is none', '# A\n> B\n## always, needs x {h}\nC', 3, '"needs x {h}" is no attribute "needs"'],
    ['a beat without a text', '# A\n> B\n## always\n## rank 2\nC', 3, 'a beat without a phrasing'],
    ['a mark that there is not', '# A\n> B\n## slot street', 3, 'unknown mark "slot street"'],
    ['text below a mark', '# A\n> B\n## slot road\nC', 3, 'text below a mark'],
    ['text outside of a beat', '# A\n> B\nC', 3, 'text outside of a beat'],
    ['a beat outside of a scene', '## always\nC', 1, 'a scene begins with a title'],
    ['a scene without a summary', '# A\n## always\nC', 1, 'a scene without a summary'],
    ['a scene without a beat', '# A\n> B', 1, 'a scene without a beat'],
    ['two summaries', '# A\n> B\n> C', 3, 'a second summary'],
    ['short phrasings twice', '# A\n> B\n## always\nC\n### short\nD\n### short\nE', 7, 'short phrasings twice'],
    ['a heading of another depth', '# A\n> B\n## always\nC\n### long\nD', 5, 'unknown heading "### long"'],
  ])('refuses %s, with file and line', (_, body, line, what) => {
    expect(() => plotOf(body)).toThrow(fault(line, what))
  })

  it.each([
    ['an unknown field', HEAD.replace('byname:', 'bynames:'), 10, 'unknown field "bynames"'],
    ['a missing field', HEAD.replace(/byname.*\n/, ''), 2, 'byname: '],
    ['a value of another kind', HEAD.replace('[child, 20+]', '[child, 30+]'), 3, 'ages.1: '],
    ['what is no YAML', HEAD.replace('[love]', '[love'), 3, ''],
    ['front matter without an end', HEAD.replace(/---\n$/, ''), 1, 'the front matter does not end'],
  ])('refuses %s in its front matter, with file and line', (_, head, line, what) => {
    expect(() => plotOf('', head)).toThrow(`${PLOT_FILE}:${line}: ${what}`)
  })

  it('is named by small letters', () => {
    expect(() => readPlot({ file: 'stories/en/plots/The Lamp.md', text: HEAD + BODY })).toThrow(':1: a name of other')
  })
})

describe('an episode as text', () => {
  const episode = (head: string, body: string) =>
    readEpisode({ file: 'stories/en/episodes/x.md', text: `---\n${head}\n---\n${body}` })
  const ANY = 'categories: []\nages: [child]'

  it('may need something in every beat', () => {
    const { episode: read } = episode(`${ANY}\nneeds: snow\nbeatNeeds: "!inside"`, '# A\n> B\n## always, needs x\nC')
    expect(read).toMatchObject({ id: 'x', needs: 'snow', beats: [{ needs: 'x !inside' }] })
  })

  it('has one scene', () => {
    const two = '# A\n> B\n## always\nC\n# D\n> E\n## always\nF'
    expect(() => episode(ANY, two)).toThrow('stories/en/episodes/x.md:9: an episode has one scene')
    expect(() => episode(`${ANY}\nneeds: "a, b"`, '# A\n> B\n## always\nC')).toThrow('is no attribute "needs"')
  })
})

describe('inserts as text', () => {
  const inserts = (text: string) => readInserts({ file: 'stories/en/phrases/debts.md', text })

  it('name their mark first, and share what their file needs', () => {
    const { inserts: read } = inserts(
      '---\nneeds: "!toddler"\n---\n## road, rank 3, gives bun\nA bun.\n\n## after, always\nB',
    )
    expect(read).toEqual([
      { slot: 'road', rank: 3, needs: '!toddler', gives: 'bun', phrasings: ['A bun.'], facts: [] },
      { slot: 'after', rank: 0, needs: '!toddler', phrasings: ['B'], facts: [] },
    ])
  })

  it('refuse a mark that there is not, and titles', () => {
    expect(() => inserts('## rank 3\nA')).toThrow('stories/en/phrases/debts.md:1: unknown mark "rank 3"')
    expect(() => inserts('# Debts')).toThrow('stories/en/phrases/debts.md:1: a title among inserts')
  })
})

describe('the stories of a language', () => {
  it('are read once, when first asked for', async () => {
    const pack = await openLanguagePack('it')
    expect(await openLanguagePack('it')).toBe(pack)
    expect(openLanguagePack('th')).toBeUndefined()
    expect(openLanguagePack('constructor')).toBeUndefined()
  })

  it('stand in the order that decides what a seed draws', async () => {
    const { plots, episodes, inserts } = await readStories(new URL('../../../../stories/it/', import.meta.url))
    expect(plots.slice(0, 3).map(({ id }) => id)).toEqual(['tombola', 'befana', 'round-panettone'])
    expect(episodes.length).toBeGreaterThan(30)
    expect(inserts('pet').length).toBeGreaterThan(1)
    expect(() => inserts('pets')).toThrow('stories/it/phrases/pets.md is not there')
  })

  it('cost less than 400 ms of processor time', async () => {
    const address = new URL('../../../../stories/de/', import.meta.url)
    expect(await processorMsOf(() => readStories(address))).toBeLessThan(400)
  })
})
