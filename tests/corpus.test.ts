import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { corpusAfter, partOf, readStamps } from './helpers/corpus.ts'
import { inputHashes, inputsOf } from './helpers/corpus-inputs.ts'
import { inputsInTurns, notInTurn, ONE_OF, turnFiles, turns } from './helpers/turns.ts'

const corpora = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.test.ts'))
  .map(file => path.join('tests', file))
  .filter(file => readFileSync(file, 'utf8').includes('openCorpus(import.meta.filename)'))

describe('A corpus', () => {
  it('is noted by the name of a test that has one', () => {
    expect(corpora.length).toBeGreaterThan(20)
    const notable = [...corpora, ...turnFiles()]
    expect(Object.keys(readStamps()).filter(file => !notable.includes(file))).toEqual([])
  })

  it('is seen whole in as many turns as it has parts, each case once', () => {
    const all = [...Array(84).keys()]
    const seen = Array.from({ length: 13 }, (_, turn) => partOf(all, 13, turn + 5)).flat()
    expect(seen.toSorted((one, other) => one - other)).toEqual(all)
    expect(partOf(['one', 'two'], 5, 12)).toEqual([])
  })

  it('is tried whole where texts changed, in a third where code did, and in a smaller part otherwise', () => {
    const all = [...Array(60).keys()]
    const tried = (changed: readonly string[], isForced = false) =>
      corpusAfter(new Set(changed), 2, isForced).cases(all, 12).length
    expect([tried([]), tried(['code']), tried(['it']), tried(['code'], true)]).toEqual([5, 20, 60, 60])
    expect(corpusAfter(new Set(['code']), 0).cases(all, 2)).toHaveLength(30)
    expect(corpusAfter(new Set(['code']), 0).cases(all, 20, 10)).toHaveLength(6)
  })

  it('of several languages is tried whole in those whose texts changed', () => {
    const all = [...Array(60).keys()]
    const corpus = corpusAfter(new Set(['code', 'it']), 0)
    expect(corpus.of('it').cases(all, 12)).toEqual(all)
    expect(corpus.of('de').cases(all, 12)).toHaveLength(20)
    expect([corpus.of('it').isWhole, corpus.of('de').isWhole]).toEqual([true, false])
    const languages = ['de', 'en', 'es', 'fr', 'it'] as const
    expect(corpusAfter(new Set(['it']), 0).languages(languages, 5)).toEqual(['de', 'it'])
    expect(corpusAfter(new Set(['code', 'es']), 1).languages(languages, 5)).toEqual(['en', 'es', 'it'])
    expect(corpusAfter(new Set(['es']), 1, true).languages(languages, 5)).toEqual(languages)
  })

  it('has a hash for its code and one for the texts of each language', () => {
    const { code, ...texts } = inputHashes('tests/api/author/offline/causes.test.ts')
    expect(code).toMatch(/^[0-9a-f]{32}$/)
    expect(Object.keys(texts).toSorted()).toEqual(['de', 'en', 'es', 'fr', 'it'])
    expect(Object.keys(inputHashes('tests/api/bindery/pdf.test.ts'))).toEqual(['code'])
  })

  it('depends on what its test imports, on what that imports and reads, and on the packages', () => {
    const landing = inputsOf('tests/api/author/landing/offline/write-landing.test.ts')
    expect(landing).toEqual(
      expect.arrayContaining([
        'package-lock.json',
        'tests/api/author/landing/offline/ideas.ts',
        'src/api/author/landing/offline/write-landing.ts',
        'src/api/author/landing/offline/texts/th/words.json',
        'src/lib/seeded.ts',
      ]),
    )
    const spoken = inputsOf('tests/api/narrator/narrator.test.ts')
    expect(spoken).toContain('src/api/narrator/sound/finishing-thread.ts')
    expect(spoken).toContain('src/api/outside/speech/engine/engine-process.ts')
    expect(inputsOf('tests/api/illustrator/site-pictures.test.ts')).toContain('src/assets/site/pictures.json')
    const stories = inputsOf('tests/api/author/offline/italian.test.ts').filter(file => file.startsWith('stories/'))
    expect(stories.filter(file => file.startsWith('stories/it/plots/')).length).toBeGreaterThan(20)
    expect(stories).toEqual(expect.arrayContaining(['stories/it/order.yaml', 'stories/it/phrases/weather.yaml']))
    expect(stories.filter(file => !file.startsWith('stories/it/'))).toEqual([])
    for (const file of ['tests/eval/offline.test.ts', 'tests/stories/check.test.ts'])
      expect(inputsOf(file)).toEqual(expect.arrayContaining(['stories/de/order.yaml', 'stories/it/order.yaml']))
  })

  it('depends on nothing that is not there', () => {
    for (const file of corpora) expect(inputsOf(file).filter(input => !existsSync(input))).toEqual([])
  })
})

/** What signs somebody in, makes a story or reads a mail. */
const MEETS_A_DATABASE = /e2e\/(?:account-guests|mailed-link|mails|own-story|printed-book|spoken-book)\.ts$/
const READS = /\b(?:readFileSync|readFile|readdirSync|readdir|createReadStream|openSync)\(/
const FIXED = /new URL\(|import\.meta\.(?:dirname|resolve)|\bpackages\.resolve\(/
/** Files that settings or options name: a test of a function names none but those that it writes. */
const NAMED_BY_SETTINGS = [
  'scripts/stories/stories-options.ts',
  'src/api/config/own-secret.ts',
  'src/api/config/settings.ts',
]

describe('A test file that takes turns', () => {
  it('is there', () => {
    const files = turnFiles()
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter(file => !existsSync(file))).toEqual([])
  })

  it('is tried in one turn of three while its inputs are as they were, and in every turn after a change', () => {
    const files = ['a', 'b', 'c', 'd', 'e']
    const unchanged = new Set(['a', 'b', 'c', 'd'])
    const tried = [0, 1, 2].map(turn => {
      const later = notInTurn(files, unchanged, turn + ONE_OF * 7)
      return files.filter(file => !later.includes(file))
    })
    expect(tried).toEqual([
      ['a', 'd', 'e'],
      ['b', 'e'],
      ['c', 'e'],
    ])
  })

  it('reads nothing that its hash does not know: files only by fixed addresses, or from the folders beside it', () => {
    const inputs = turnFiles()
      .filter(file => /^tests\/(?:api|figures|stories)\//.test(file))
      .flatMap(inputsOf)
    // Each once: most are inputs of a hundred files.
    const code = [...new Set(inputs)].filter(input => /\.(?:ts|tsx|mjs)$/.test(input))
    const readers = code.filter(input => READS.test(readFileSync(input, 'utf8')))
    const unfixed = readers.filter(input => !FIXED.test(readFileSync(input, 'utf8')))
    expect(unfixed.filter(input => !NAMED_BY_SETTINGS.includes(input)).toSorted()).toEqual([])
  })

  it('of pages signs nobody in and makes no story: what the service remembers is no part of its hash', () => {
    for (const file of turns.pages)
      expect([file, inputsOf(file).filter(input => MEETS_A_DATABASE.test(input))]).toEqual([file, []])
  })

  it('depends on the runner, and on the whole product where it is a trial or a page of the product', () => {
    expect(inputsInTurns('tests/api/story/care/care.test.ts')).toContain('vitest.config.ts')
    expect(inputsInTurns('tests/api/story/care/care.test.ts')).toContain('tests/api/story/care/phrases/de.found.txt')
    expect(inputsInTurns('tests/api/story/care/care.test.ts')).not.toContain('src/api/main.ts')
    for (const file of ['tests/storage/kill.test.ts', 'tests/e2e/home.test.ts'])
      expect(inputsInTurns(file)).toEqual(
        expect.arrayContaining([
          'src/api/main.ts',
          'i18n/th.json',
          'stories/it/order.yaml',
          'tests/helpers/test-main.ts',
        ]),
      )
  })
})
