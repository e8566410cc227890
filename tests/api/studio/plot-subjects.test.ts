import { describe, expect, it } from 'vitest'
import type { Plan } from '../../../src/api/author/author.ts'
import { OFFLINE_LANGUAGES } from '../../../src/api/author/offline/language-packs.ts'
import { openOfflineAuthor } from '../../../src/api/author/offline/offline.ts'
import { readStories } from '../../../src/api/author/offline/stories/read-stories.ts'
import { readPlot } from '../../../src/api/author/offline/stories/story-file.ts'
import { isScenery } from '../../../src/api/illustrator/staging/scenery.ts'
import { isThing } from '../../../src/api/illustrator/things/thing-table.ts'
import { factsOf } from '../../../src/api/story/facts.ts'
import { pictureBriefOf } from '../../../src/api/studio/picture-brief.ts'
import { exampleBrief } from '../../helpers/example-brief.ts'

const signal = new AbortController().signal
const options = { signal, key: 'a', spent: async () => undefined }
const plan = (more: Partial<Plan>): Plan => ({ title: 'One Evening', teaser: '', chapters: [], ...more })
const storyOf = (more: Partial<Plan>, language = 'en') =>
  pictureBriefOf(exampleBrief({ language, places: [], answers: [], refinement: '' }), plan(more)).story

const HEAD = (things: string, locations = '[kitchen]') => ({
  file: 'stories/en/plots/x.md',
  text: `---
categories: [love]
ages: [child]
cast: { a: { name: A, gender: female }, b: { name: B, gender: male } }
sockets: { thing: { kinds: [thing], default: a red kite } }
titles: [A]
teasers: [A]
start: A
byname: A
places: [{ name: A, description: A }, { name: B, description: B }]
things: ${things}
locations: ${locations}
---
# A
> B
## always
C
`,
})

describe('A plot', () => {
  it.each(OFFLINE_LANGUAGES)(
    'in %s names three to five things and where it happens, each of which can be drawn',
    async language => {
      const { plots } = await readStories(new URL(`../../../stories/${language}/`, import.meta.url))
      const keys = (names: readonly string[]) => names.filter(name => !name.startsWith('{'))
      expect(plots.flatMap(({ things }) => keys(things)).filter(name => !isThing(name))).toEqual([])
      expect(plots.flatMap(({ locations }) => keys(locations)).filter(name => !isScenery(name))).toEqual([])
      expect(plots.filter(({ locations }) => keys(locations).length === 0).map(({ id }) => id)).toEqual([])
      expect(plots.filter(({ things }) => keys(things).length === 0).map(({ id }) => id)).toEqual([])
    },
  )

  it.each([
    ['[piano, {thing}, sonic screwdriver]', '[kitchen]'],
    ['[piano, key]', '[kitchen]'],
    ['[piano, key, clock]', '[the mill]'],
    ["[piano, key, '{nothing}']", '[kitchen]'],
  ])('may name nothing that cannot be drawn, and no socket that it does not have: %s at %s', (things, locations) => {
    expect(() => readPlot(HEAD(things, locations))).toThrow()
    expect(readPlot(HEAD("[piano, '{thing}', key]")).plot.things).toEqual(['piano', '{thing}', 'key'])
  })
})

describe('What pictures of a story show', () => {
  it('is what its author names; the words of a plan say it where the author names nothing', () => {
    const summary = 'The umbrella stands in the cellar, behind the umbrellas of others.'
    const chapters = [{ number: 1, title: 'One', summary }]
    const subjects = { things: [{ key: 'piano' }, { key: 'key' }], locations: [{ key: 'lighthouse' }] }
    expect(storyOf({ chapters, subjects })).toMatchObject({ things: ['piano', 'key'], locations: ['lighthouse'] })
    expect(storyOf({ chapters })).toMatchObject({ things: ['umbrella'], locations: ['cellar'] })
  })

  it('is an answer as the thing that its words name', () => {
    const things = [{ key: 'bed' }, { words: 'den alten Koffer mit dem Schlüssel' }, { words: 'ein Dingsbums' }]
    const locations = [{ words: 'auf dem Spielplatz hinter der Bäckerei' }]
    expect(storyOf({ subjects: { things, locations } }, 'de')).toMatchObject({
      things: ['bed', 'suitcase'],
      locations: ['playground'],
    })
  })

  it('begins with what the title names', () => {
    const subjects = { things: [{ key: 'piano' }, { key: 'key' }], locations: [] }
    expect(storyOf({ title: 'Mila and the key', subjects })?.things.slice(0, 2)).toEqual(['key', 'piano'])
    expect(storyOf({ title: 'Mila and the umbrella', subjects })?.things).toEqual(['piano', 'key', 'umbrella'])
  })

  it.each(OFFLINE_LANGUAGES)('is named by the author of %s in every plan', async language => {
    const brief = exampleBrief({ language, targetAge: 'child', places: [], answers: [], refinement: '' })
    const asked = { ...brief, facts: factsOf(brief) }
    const author = openOfflineAuthor()
    const [sheet, scenery] = [await author.character(asked, options), await author.places(asked, options)]
    const { subjects } = await author.plan(asked, sheet, scenery, options)
    expect(subjects?.things.length).toBeGreaterThanOrEqual(2)
    expect(subjects?.locations.length).toBeGreaterThanOrEqual(1)
  })
})
