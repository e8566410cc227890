import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkCallBacks, knownThings } from '../../scripts/stories/check/check-call-backs.ts'
import { checkLanguage } from '../../scripts/stories/check/check-language.ts'
import { checkNumber } from '../../scripts/stories/check/check-number.ts'
import { checkTags } from '../../scripts/stories/check/check-tags.ts'
import { checkTemplate } from '../../scripts/stories/check/check-templates.ts'
import { areQuotationsWhole } from '../../scripts/stories/check/quotation-marks.ts'
import { printed } from '../../scripts/stories/check/story-finding.ts'
import { UNDERSTOOD } from '../../scripts/stories/check/understood.ts'
import { storyText } from '../../scripts/stories/print-story.ts'
import { storiesOptions } from '../../scripts/stories/stories-options.ts'
import type { LanguagePack, PhrasedBrief } from '../../src/api/author/offline/language-pack.ts'
import { OFFLINE_LANGUAGES } from '../../src/api/author/offline/language-packs.ts'
import { readStoryFiles, type StoryFiles } from '../../src/api/author/offline/stories/read-stories.ts'
import { readEpisode, readInserts, readPlot } from '../../src/api/author/offline/stories/story-file.ts'
import type { Parameter } from '../../src/contract/parameter.ts'

const HEAD = `---
categories: [love]
ages: [child]
cast: { a: { name: A, gender: female }, b: { name: B, gender: male } }
titles: [A]
teasers: [A]
start: A
byname: A
places: [{ name: A, description: A }, { name: B, description: B }]
things: [piano, key, clock]
locations: [kitchen]
---
# A
> B
`
const HEAD_LINES = HEAD.split('\n').length - 1
const plotOf = (body: string) => readPlot({ file: 'stories/en/plots/x.md', text: HEAD + body })

const resolving = (tokens: readonly string[]) =>
  ({ resolve: (token: string) => (tokens.includes(token) ? 'words' : undefined) }) as unknown as PhrasedBrief
const faultsIn = (text: string, language: string, needs = '') =>
  checkTemplate(
    { file: 'x.md', line: 7, text, needs },
    { language, bare: [resolving(['h', 'a'])], withPet: resolving(['h', 'a', 't']), sockets: new Map() },
  ).map(printed)

describe('the stories of the offline author', () => {
  it.each(OFFLINE_LANGUAGES)('have no error that the check finds: %s', async language => {
    const found = await checkLanguage(language)
    expect(found.filter(({ isWarning }) => !isWarning).map(printed)).toEqual([])
  })
})

describe('the check of a text', () => {
  it('finds a token that has no words', () => {
    expect(faultsIn('{H} and {b} met {a}.', 'en')).toEqual(['x.md:7: unknown token {b}'])
    expect(faultsIn('{T} barked.', 'en')).toEqual(['x.md:7: unknown token {t}'])
    expect(faultsIn('{T} barked.', 'en', '!toddler pet')).toEqual([])
  })

  it.each(['{h', 'h}', '[one|two', 'one|two', '<A.', 'A.>', '<A. <B.>>'])(
    'finds a mark without its partner: %s',
    text => {
      expect(faultsIn(text, 'en')).toEqual(['x.md:7: a mark of {}, [], <> or | without its partner'])
    },
  )

  it('finds quotations that do not end, with the wordings of its choices', () => {
    expect(faultsIn('„Ja“, sagte {h}. <„Nein“, sagte {a}.>', 'de')).toEqual([])
    expect(faultsIn('„Ja“, sagte {h}. „Nein, sagte {a}.', 'de')).toEqual(['x.md:7: unbalanced quotation marks'])
    expect(faultsIn('[„Ja“|„Nein], sagte {h}.', 'de')).toHaveLength(1)
  })

  it('warns of seams where an optional sentence is left out', () => {
    expect(faultsIn('‘My father. <It was late.’>', 'en')).toEqual([
      'x.md:7: warning: unbalanced quotation marks without optional sentences: ‘My father. ',
    ])
    expect(faultsIn('‘My father. <It was late.>’', 'en')).toEqual([
      'x.md:7: warning: an optional sentence leaves a space before the mark that closes its speech',
    ])
    expect(faultsIn('‘My father<, who was late>.’', 'en')).toEqual([])
  })

  it.each([
    ['de', '„Er sagt ‚ja‘“, sagte sie.', true],
    ['de', 'Ja“, sagte sie.', false],
    ['en', '‘The dogs’ bowl isn’t here,’ she said. ’Tis the girls’ room.', true],
    ['en', 'He said ‘yes’ and left.', true],
    ['en', '‘Yes, she said. ‘No.’', false],
    ['en', 'Yes,’ she said.', false],
    ['fr', '« Oui », dit-elle, “non”.', true],
    ['es', '«Sí', false],
    ['it', '«Sì», disse. «No»', true],
  ])('knows the quotation marks of a language: %s, %s', (language, text, isWhole) => {
    expect(areQuotationsWhole(text, language)).toBe(isWhole)
  })
})

describe('the check of verbs beside an answer', () => {
  const faults = (text: string, language: string) =>
    checkNumber({ file: 'x.md', line: 7, text, needs: '' }, language, ['food']).map(({ fault }) => fault)

  it.each([
    ['en', 'It rained. {Food.the} was hot.', '{Food.the} {food.v:was|were} hot.'],
    ['en', 'Look, there’s {food.the}!', 'Look, there {food.v:is|are} {food.the}!'],
    ['de', '{Food.der} war heiß.', '{Food.der} {food.v:war|waren} heiß.'],
    ['de', 'Da stand {food.der}.', 'Da {food.v:stand|standen} {food.der}.'],
    ['fr', '{Food.le} était au chaud.', '{Food.le} {food.v:était|étaient} au chaud.'],
    ['es', 'Allí estaba {food.el}.', 'Allí {food.v:estaba|estaban} {food.el}.'],
    ['it', 'Sul tavolo c’era {food.il}.', 'Sul tavolo {food.v:c’era|c’erano} {food.il}.'],
  ])('finds one that holds for one thing alone: %s, %s', (language, wrong, right) => {
    expect(faults(wrong, language)).toHaveLength(1)
    expect(faults(right, language)).toEqual([])
  })

  it('leaves objects and other sentences alone', () => {
    expect(faults('{H} had {food.the} and was happy. One side of {food.the} was hot.', 'en')).toEqual([])
    expect(faults('{H} sah {food.den} und war froh.', 'de')).toEqual([])
  })
})

describe('the check of tags', () => {
  const pack = { language: 'en', traits: ['count'] } as unknown as LanguagePack
  const tagsOf = (body: string, episode = '', inserts = '') => {
    const files = {
      plots: [plotOf(body)],
      episodes: episode === '' ? [] : [readEpisode({ file: 'stories/en/episodes/y.md', text: episode })],
      inserts: inserts === '' ? [] : [readInserts({ file: 'stories/en/phrases/z.md', text: inserts })],
      sources: [],
      stories: { weathers: { rain: {} } },
    } as unknown as StoryFiles
    return checkTags(files, pack).map(printed)
  }
  const at = (line: number, what: string) => `stories/en/plots/x.md:${HEAD_LINES + line}: ${what}`

  it('finds a tag that nothing gives, and knows those of every brief', () => {
    expect(tagsOf('## always, needs rain/child !love count apart pet 20+\nA')).toEqual([])
    expect(tagsOf('## always, needs rain !bus\nA')).toEqual([at(1, 'needs "bus", which nothing gives')])
    const episode = '---\ncategories: []\nages: [child]\nneeds: bus\n---\n# A\n> B\n## always\nC'
    expect(tagsOf('## always\nA', episode)).toEqual(['stories/en/episodes/y.md:2: needs "bus", which nothing gives'])
  })

  it('finds a tag that only a later beat gives', () => {
    expect(tagsOf('## always, gives bus\nA\n## rank 2, needs bus\nB')).toEqual([])
    expect(tagsOf('## rank 2, needs bus\nB\n## always, gives bus\nA')).toEqual([
      at(1, 'needs "bus", which only a later beat gives'),
    ])
  })

  it('warns of a tag that nothing needs', () => {
    expect(tagsOf('## always, gives bus\nA')).toEqual([at(1, 'warning: gives "bus", which nothing needs')])
    expect(tagsOf('## always, gives bus\nA', '', '## road, rank 1, needs bus\nA')).toEqual([])
  })
})

describe('the check of call-backs', () => {
  const backs = (body: string, language = 'en') => checkCallBacks(plotOf(body), language).map(printed)

  it('warns of a thing that only a beat or a sentence brings in which need not be told', () => {
    const calls = (line: number, from: number) => [
      `stories/en/plots/x.md:${HEAD_LINES + line}: warning: calls back "parcel", which line ${HEAD_LINES + from} brings in and which need not be told`,
    ]
    expect(backs('## rank 2\nThere lay a parcel.\n## always\nThe parcel ticked.')).toEqual(calls(4, 2))
    expect(backs('## always\nIt rained. <There lay a parcel.>\n## always\nThe parcel ticked.')).toEqual(calls(4, 2))
  })

  it('is content where the beat needs it, or another surely names it', () => {
    expect(backs('## rank 2, gives it\nThere lay a parcel.\n## rank 3, needs it\nThe parcel ticked.')).toEqual([])
    expect(backs('## always\nThere lay a parcel.\n## always\nThe parcel ticked.')).toEqual([])
    expect(backs('## rank 2\nThere lay a parcel.\n## always\nA parcel came. The parcel ticked.')).toEqual([])
    expect(backs('## always\nThree parcels came. <There lay a parcel.>\n## always\nThe parcel ticked.')).toEqual([])
  })

  it('finds the one phrasing of a beat, short or not, that does not name it', () => {
    expect(backs('## always\nThere lay a parcel.\n\nIt rained.\n## always\nThe parcel ticked.')).toHaveLength(1)
    expect(backs('## always\nThere lay a parcel.\n### short\nIt rained.\n## always\nThe parcel ticked.')).toHaveLength(
      1,
    )
    expect(backs('## always\nThere lay [a parcel|a boot].\n## always\nThe parcel ticked.')).toHaveLength(1)
  })

  it('asks for every category and age of the plot', () => {
    const given = '## always, needs love\nThere lay a parcel.\n## always\nThe parcel ticked.'
    const missing = given.replace('needs love', 'needs christmas')
    expect(backs(given)).toEqual([])
    expect(backs(missing)).toHaveLength(1)
    expect(backs(missing.replace('always\nThe', 'always, needs christmas\nThe'))).toEqual([])
  })

  it('is an error in a plot with sockets', () => {
    const sockets = "sockets: { thing: { kinds: [thing], default: 'a coat' } }\ntitles:"
    const text = `${HEAD.replace('titles:', sockets)}## rank 2\nThere lay a parcel.\n## always\nThe parcel ticked.`
    const [finding] = checkCallBacks(readPlot({ file: 'stories/en/plots/x.md', text }), 'en')
    expect(finding).toMatchObject({ line: HEAD_LINES + 5 })
    expect(finding?.isWarning).toBeUndefined()
  })

  it('knows what several plots name and never bring in', () => {
    const moon = plotOf('## always\nThe moon rose.')
    const body = '## rank 2\nWhat a moon.\n## always\nThe moon rose.'
    const known = (times: number) =>
      knownThings(
        Array.from({ length: times }, () => moon),
        'en',
      )
    expect(checkCallBacks(plotOf(body), 'en', known(2))).toHaveLength(1)
    expect(checkCallBacks(plotOf(body), 'en', known(3))).toEqual([])
  })

  it.each(OFFLINE_LANGUAGES)('passes over nothing that no text calls back any more: %s', async language => {
    const { plots } = await readStoryFiles(new URL(`../../stories/${language}/`, import.meta.url))
    const known = knownThings(plots, language)
    const found = new Map(plots.map(plot => [plot.plot.id, checkCallBacks(plot, language, known, false)]))
    const judged = Object.entries(UNDERSTOOD[language] ?? {}).flatMap(([id, nouns]) =>
      nouns.split(' ').map(noun => [id, noun] as const),
    )
    const stale = judged.filter(([id, noun]) => !found.get(id)?.some(({ fault }) => fault.includes(`"${noun}"`)))
    expect(stale).toEqual([])
  })

  it('knows the articles of each language', () => {
    expect(backs('## rank 1\nDa lag ein Faden.\n## always\nSie nahm den Faden.', 'de')).toHaveLength(1)
    expect(backs('## rank 1\nIl y avait une écharpe.\n## always\nElle prit l’écharpe.', 'fr')).toHaveLength(1)
    expect(backs('## rank 1\nHabía una galleta.\n## always\nComió la galleta.', 'es')).toHaveLength(1)
    expect(backs('## rank 1\nC’era un’ombra.\n## always\nVide l’ombra.', 'it')).toHaveLength(1)
  })
})

describe('a story told from the command line', () => {
  const answers = {
    character: { demographics: { name: 'Mila', age: 7, gender: 'female' } },
    dynamic: [{ question: 'Welches Ding hat sie immer dabei?', answer: 'ein blauer Wecker' }],
  } satisfies Partial<Parameter>

  it('is that of the plot, with the answers of a file, of the length asked for', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'stories-'))
    try {
      const file = path.join(folder, 'answers.json')
      await writeFile(file, JSON.stringify(answers))
      const args = [
        'tell',
        'everything-goes-home',
        '--language',
        'de',
        '--answers',
        file,
        '--words',
        '1000',
        '--age',
        'child',
      ]
      const options = storiesOptions(args)
      if (options.command !== 'print') throw new Error('no story was asked for')
      const text = await storyText(options.plot, options.print)
      expect(text).toContain('Mila')
      expect(text).toMatch(/in the story {2}dynamic\.0: ein blauer Wecker/)
      expect(Number(/^(\d+) words$/m.exec(text)?.[1])).toBeGreaterThan(940)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('is not made of what is no plot, no language, no age of it or no parameter', async () => {
    const print = { language: 'de', answers: {}, seed: 'x' }
    await expect(storyText('nonsense', print)).rejects.toThrow('There is no plot "nonsense" in de')
    await expect(storyText('parcel', { ...print, language: 'th' })).rejects.toThrow('does not write "th"')
    await expect(storyText('hot-soup', { ...print, age: '20+' })).rejects.toThrow('is for toddler, not for 20+')
    await expect(storyText('parcel', { ...print, words: 'many' })).rejects.toThrow('story.length')
  })

  it('is asked for by its plot and language; anything else shows how', () => {
    expect(storiesOptions(['check'])).toEqual({ command: 'check' })
    for (const args of [
      [],
      ['tell'],
      ['tell', 'parcel'],
      ['check', 'x'],
      ['--colour'],
      ['sing', 'x', '--language', 'de'],
    ])
      expect(() => storiesOptions(args)).toThrow('npm run stories -- check')
    expect(() => storiesOptions(['tell', 'x', '--language', 'de', '--answers', '/none.json'])).toThrow(
      '--answers /none.json',
    )
  })
})
