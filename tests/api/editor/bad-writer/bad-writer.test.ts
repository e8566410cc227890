import { beforeAll, describe, expect, test } from 'vitest'
import { checkStory } from '../../../../src/api/pipeline/check-story.ts'
import type { ParameterInput } from '../../../../src/contract/parameter.ts'
import { openCorpus } from '../../../helpers/corpus.ts'
import { type Ended, writeInMemory } from '../in-memory-story.ts'
import { scriptedModel } from '../scripted-model.ts'
import { type BadWriter, badWriter } from './bad-writer.ts'

const STORIES = openCorpus(import.meta.filename).cases([...Array(500).keys()], 11, 6)
/** A repair of one paragraph leaves a third of one: itself; and a story of one chapter may say that it ends. */
const HARMLESS: ReadonlySet<string> = new Set(['short', 'ends too soon'])
/** Half a minute on an idle core; a busy machine may take longer. */
const PATIENCE_MS = 180_000

const parameterOf = (index: number): ParameterInput => ({
  story: { language: 'english', length: '500', chapterCount: 1 + (index % 3), targetAge: 'child', refinement: '' },
  character: {
    demographics: { name: 'Łucja', age: 7, gender: 'female' },
    physicalAppearance: { hair: 'red', eyes: 'green' },
    relationships: [{ name: 'Heinz', gender: 'male', age: 70, connection: 'grandfather' }],
  },
  setting: { location: 'Hafenstadt', isReal: true },
  dynamic: [{ question: 'What must not be missing?', answer: 'a squeaky bicycle' }],
  context: { category: 'adventure', productDefinition: 'story' },
})

interface ReportedStory extends BadWriter {
  readonly ended: Ended
}

const written: ReportedStory[] = []
beforeAll(async () => {
  for (const index of STORIES) {
    const writer = badWriter(index)
    const ended = await writeInMemory({
      parameter: parameterOf(index),
      model: scriptedModel(writer.script),
      seed: `bad ${index}`,
    })
    written.push({ ...writer, ended })
  }
}, PATIENCE_MS)

const complete = () => written.filter(({ ended }) => ended.state === 'complete')
const named = ({ name, habit, ended }: ReportedStory) => `${name}, ${habit}: ${ended.state} ${ended.reason}`

describe('stories by a model that writes badly in every known way, five hundred in all,', () => {
  test('none completes with a finding open', () => {
    const open = complete().filter(({ ended }) => checkStory(ended.brief, ended.chapters).length > 0)
    expect(open.map(named)).toEqual([])
  })

  test('none completes that shows to a reader what was done to it', () => {
    const shown = complete().filter(({ way, ended }) => {
      const chapters = ended.chapters.map(({ text }) => text)
      return way?.shows({ text: chapters.join('\n'), chapters })
    })
    expect(shown.map(named)).toEqual([])
  })

  test('none breaks: each is complete, held or failed, or waits for a model that is too busy', () => {
    expect(written.filter(({ ended }) => ended.state === 'broken').map(named)).toEqual([])
    expect(written).toHaveLength(STORIES.length)
  })

  test('a model that goes on writing badly completes no story but where its habit does no harm', () => {
    const stubborn = complete().filter(({ habit }) => habit === 'always')
    expect([...new Set(stubborn.map(({ name }) => name))].filter(name => !HARMLESS.has(name))).toEqual([])
  })

  test('many are mended and complete: the editor asks for what can be done', () => {
    const mended = written.filter(({ habit, way }) => habit === 'until it is repaired' && way)
    const done = mended.filter(({ ended }) => ended.state === 'complete')
    expect(done.length / mended.length).toBeGreaterThan(0.5)
  })
})
