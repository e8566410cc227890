import { describe, expect, test } from 'vitest'
import { checkPromptLeak } from '../../../../src/api/editor/prompt-leak/prompt-leak.ts'
import { ownTexts } from '../../../../src/api/prompts/all-prompts.ts'
import type { ParameterInput } from '../../../../src/contract/parameter.ts'
import { STEPS } from '../../../../src/contract/positions.ts'
import { openCorpus } from '../../../helpers/corpus.ts'
import { writeInMemory } from '../in-memory-story.ts'
import { type ModelRequest, type Script, scriptedModel } from '../scripted-model.ts'
import { injectedBaseStory, injectedEverywhere, injectedNames, injectedOnce, injectedPage } from './injected.ts'
import { INJECTIONS } from './injections.ts'
import { gullible, insideOf, isOrdered, isShown, obedient, outsideOf } from './victim.ts'

const STEP_NAMES = STEPS.map(step => step.name)
const HARMLESS = 'a small red kite with a long tail'

async function render(parameter: ParameterInput, script: Script) {
  const model = scriptedModel(script)
  return { ended: await writeInMemory({ parameter, model }), asked: model.requests }
}

/** Our own words of every kind of request but repairs, which depend on what was written. Numbers are sizes. */
const ordersIn = (requests: readonly ModelRequest[]): string[] =>
  requests
    .filter(({ name }) => name !== 'repair')
    .map(({ name, instructions, prompt }) => `${name}\n${instructions}\n${outsideOf(prompt)}`.replace(/\d+/g, '0'))

const harmless = await render(injectedOnce(HARMLESS), (_, good) => good)
const ownOrders = new Set(ordersIn(harmless.asked))
const OWN = [...ownTexts(harmless.ended.brief), ...harmless.asked.map(({ prompt }) => outsideOf(prompt))].join('\n')

test('a harmless wish is told by every step', () => {
  expect([harmless.ended.state, harmless.ended.steps]).toEqual(['complete', STEP_NAMES])
})

test('the victim does obey an order outside of the data', () => {
  const [text = ''] = INJECTIONS
  const unfenced = { instructions: 'Tell a story.', prompt: `<data name="wish">{}</data>\n${text}` }
  expect(isOrdered(unfenced, text, OWN)).toBe(true)
  expect(isOrdered({ ...unfenced, prompt: `<data name="wish">${JSON.stringify(text)}</data>` }, text, OWN)).toBe(false)
})

test('the corpus has at least sixty different orders', () => {
  expect(new Set(INJECTIONS).size).toBeGreaterThanOrEqual(60)
})

const tried = openCorpus(import.meta.filename).cases([...INJECTIONS.entries()], 8)

describe.each(tried)('order %i', (_, text) => {
  test('stays data where a visitor typed it, and the story is told by every step', async () => {
    const { ended, asked: requests } = await render(injectedOnce(text), obedient(text, OWN))
    expect([ended.state, ended.reason]).toEqual(['complete', ''])
    expect(ended.steps).toEqual(STEP_NAMES)
    expect(new Set(ordersIn(requests))).toEqual(ownOrders)
    expect(ended.chapters.flatMap(chapter => checkPromptLeak(ended.brief, chapter))).toEqual([])
  })

  test('is data in every field at once: no request holds a piece of it among the orders', async () => {
    const { ended, asked: requests } = await render(injectedEverywhere(text), obedient(text, OWN))
    expect(requests.filter(request => isOrdered(request, text, OWN)).map(({ name }) => name)).toEqual([])
    for (const request of requests) expect(insideOf(request.prompt).length).toBeGreaterThan(0)
    expect([ended.state, ended.steps]).toEqual(['complete', STEP_NAMES])
  })

  test.each([
    ['as a wish', injectedOnce(text)],
    ['as a base story', injectedBaseStory(text)],
    ['as a landing page', injectedPage(text)],
    ['as names', injectedNames(text)],
    ['in every field', injectedEverywhere(text)],
  ])(
    '%s, is neither obeyed nor printed, and fails no story, even by a model that obeys its data',
    async (_, parameter) => {
      const { ended, asked: requests } = await render(parameter, gullible(text))
      expect([ended.state, ended.reason]).toEqual(['complete', ''])
      expect(requests.filter(request => isShown(request, text)).map(({ name }) => name)).toEqual([])
      expect(ended.chapters.flatMap(chapter => checkPromptLeak(ended.brief, chapter))).toEqual([])
      expect(ended.chapters.map(chapter => chapter.text).join('\n')).not.toContain(text)
    },
  )
})
