import { describe, expect, it } from 'vitest'
import { creepingShare } from '../../../src/stores/generator/progress.ts'
import { createTestGenerator, WORDS, withPage } from './test-generator.ts'

describe('a bar', () => {
  it('goes with the time, then creeps, and is never full while something is being made', () => {
    expect(creepingShare(0, 60)).toBe(0)
    expect(creepingShare(30, 60)).toBe(0.5)
    const shares = Array.from({ length: 600 }, (_, second) => creepingShare(second, 55))
    expect(shares.toSorted((one, other) => one - other)).toEqual(shares)
    expect(Math.max(...shares)).toBeLessThan(1)
  })

  it('says how many of its seconds have passed, and is full once it is done', async () => {
    const answer = Promise.withResolvers<{ json: unknown }>()
    const { making, editorDraft, advance } = createTestGenerator({
      answers: { 'POST /landing/generate-images': () => answer.promise },
    })
    editorDraft.setIdea('Oma schenkt ein Dino-Ei')
    const drawn = making.draw()
    await advance(38_000)
    expect(making.images.$progress.get()).toMatchObject({ state: 'running', seconds: 38 })
    await advance(600_000)
    expect(making.images.$progress.get()).toMatchObject({ state: 'running', seconds: 59 })
    answer.resolve({ json: { url: '/s', upscaled_urls: ['/1', '/2', '/3', '/4'], drawnBy: 'model' } })
    await drawn
    expect(making.images.$progress.get()).toEqual({ state: 'done' })
  })
})

describe('an idea', () => {
  it('becomes the words of the page, where it belongs, and a first sheet of pictures', async () => {
    const { page, editorDraft, making } = await withPage()
    const { productQuestions: questions, ...words } = WORDS
    expect(page().text).toMatchObject({ ...words, questions, category: 'bedtime', group: 'family', ages: ['6-9'] })
    expect(editorDraft.$draft.get().sheets).toHaveLength(1)
    expect(making.$makers.get()).toEqual({ text: 'offline', pictures: 'paper-cut' })
  })

  it('is drawn on another sheet each time more is asked for, and on the first again when it changed', async () => {
    const { making, editorDraft, requests } = await withPage()
    await making.draw()
    editorDraft.setIdea('Ein Hund, der zählt')
    await making.draw()
    expect(requests('generate-images').map(({ body }) => (body as { sheet: number }).sheet)).toEqual([0, 1, 0])
  })

  it('leaves the address of a page alone that was saved before', async () => {
    const { making, editorDraft, saving, page } = await withPage()
    editorDraft.edit({ url: 'opas-ei' })
    await saving.save(true)
    await making.write()
    expect(page().text).toMatchObject({ title: WORDS.title, url: 'opas-ei' })
  })

  it('never lands on another page that was opened meanwhile', async () => {
    const answer = Promise.withResolvers<{ json: unknown }>()
    const { making, editorDraft, opening, page } = createTestGenerator({
      answers: { 'POST /landing/generate-text': () => answer.promise },
    })
    editorDraft.setIdea('Oma schenkt ein Dino-Ei')
    const written = making.write()
    opening.begin()
    answer.resolve({ json: { ...WORDS, category: 'love', group: 'love', ages: [], writtenBy: 'model' } })
    await written
    expect(page().text.title).toBe('')
    expect(making.text.$progress.get()).toEqual({ state: 'idle' })
  })

  it('keeps the page as it is when nothing can be written', async () => {
    const { making, page } = await withPage({
      answers: { 'POST /landing/generate-text': () => ({ status: 503, json: { error: 'budget-spent' } }) },
    })
    expect(making.text.$progress.get()).toEqual({ state: 'failed', code: 'budget-spent' })
    expect(page().text.title).toBe('')
  })
})
