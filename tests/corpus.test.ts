import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { partOf, readStamps } from './helpers/corpus.ts'
import { inputsOf } from './helpers/corpus-inputs.ts'

const corpora = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.test.ts'))
  .map(file => path.join('tests', file))
  .filter(file => readFileSync(file, 'utf8').includes('openCorpus(import.meta.filename)'))

describe('A corpus', () => {
  it('is noted by the name of a test that has one', () => {
    expect(corpora.length).toBeGreaterThan(20)
    expect(Object.keys(readStamps()).filter(file => !corpora.includes(file))).toEqual([])
  })

  it('is seen whole in as many turns as it has parts, each case once', () => {
    const all = [...Array(84).keys()]
    const seen = Array.from({ length: 13 }, (_, turn) => partOf(all, 13, turn + 5)).flat()
    expect(seen.toSorted((one, other) => one - other)).toEqual(all)
    expect(partOf(['one', 'two'], 5, 12)).toEqual([])
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
    expect(inputsOf('tests/eval/offline.test.ts')).toContain('stories/de/order.yaml')
  })

  it('depends on nothing that is not there', () => {
    for (const file of corpora) expect(inputsOf(file).filter(input => !existsSync(input))).toEqual([])
  })
})
