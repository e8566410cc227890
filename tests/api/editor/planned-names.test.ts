import { expect, test } from 'vitest'
import { checkPlannedNames } from '../../../src/api/editor/planned-names.ts'
import { exampleBrief } from '../../helpers/example-brief.ts'
import { exampleParameter } from '../../helpers/example-parameter.ts'
import { writeInMemory } from './in-memory-story.ts'
import { scriptedModel } from './scripted-model.ts'

const chapter = (text: string) => ({ number: 2, title: 'T', text })

test('a required name of a chapter’s plan is seen missing in the chapter', () => {
  const planned = ['relation.0.name', 'dynamic.0']
  expect(checkPlannedNames(exampleBrief(), chapter('Łucja ran.'), planned)).toMatchObject([
    { kind: 'fact-missing', chapter: 2, fact: 'relation.0.name' },
  ])
  expect(checkPlannedNames(exampleBrief(), chapter('Heinz ran.'), planned)).toEqual([])
  expect(checkPlannedNames(exampleBrief(), chapter('Nobody ran.'), [])).toEqual([])
})

test('a name that a chapter leaves out is asked for before the whole story is read', async () => {
  let isForgotten = false
  const model = scriptedModel(({ name, prompt }, good) => {
    if (name !== 'chapter' || !prompt.includes('relation.0.name')) return good
    isForgotten = true
    const { paragraphs } = good as { paragraphs: string[] }
    return { ...(good as object), paragraphs: paragraphs.map(text => text.replaceAll('Ingrid', 'Bäckerin')) }
  })
  const parameter = exampleParameter({ story: { chapterCount: 2 }, place: 'Hafenstadt' })
  const ended = await writeInMemory({ parameter, model })
  expect(isForgotten).toBe(true)
  expect(ended.state).toBe('complete')
  const names = model.requests.map(({ name }) => name)
  expect(names).toContain('repair')
  expect(names.indexOf('repair')).toBeLessThan(names.indexOf('final-read'))
})

test('a name that the opening has told is not asked for again in the chapter that was planned to tell it', async () => {
  const model = scriptedModel(({ name, key }, good) => {
    if (name !== 'chapter') return good
    const { paragraphs, ...rest } = good as { paragraphs: string[] }
    const isOpening = key.startsWith('chapter-1:')
    const [first = '', ...others] = paragraphs.map(text => text.replaceAll('Ingrid', 'Bäckerin'))
    return { ...rest, paragraphs: isOpening ? [`${first} Ingrid winkte.`, ...others] : [first, ...others] }
  })
  const parameter = exampleParameter({ story: { chapterCount: 2 }, place: 'Hafenstadt' })
  const ended = await writeInMemory({ parameter, model })
  expect(ended.state).toBe('complete')
  expect(ended.chapters.filter(({ text }) => text.includes('Ingrid')).map(({ number }) => number)).toEqual([1])
  expect(model.requests.filter(({ name }) => name === 'repair')).toEqual([])
  const later = model.requests.find(({ key }) => key.startsWith('chapter-2:'))
  expect(later?.prompt).toContain('{"id":"relation.0.name","answer":"Ingrid"}')
})
