import type { Bible, PlotSecret, RequestOptions, Usage } from '../../../src/api/author/author.ts'
import { type ModelAuthorOptions, openModelAuthor } from '../../../src/api/author/model/model-author.ts'
import { DEADLINES, type Deadlines } from '../../../src/api/outside/model/deadlines.ts'
import type { ModelConfig } from '../../../src/api/outside/model/language-model.ts'
import { openModel } from '../../../src/api/outside/model/open-model.ts'
import type { Brief } from '../../../src/api/story/brief.ts'
import type { FakeModel } from './server.ts'

export const SECRET_KEY = 'sk-very-secret-key'

export const SHORT_DEADLINES: Deadlines = {
  firstChunkMs: 400,
  chunkMs: 400,
  totalMs: 1500,
  totalMsPerToken: 0,
  responseBytes: 64 * 1024,
  responseBytesPerToken: 100,
}

export const modelAt = (fake: FakeModel, deadlines: Deadlines = DEADLINES, config: Partial<ModelConfig> = {}) =>
  openModel(
    { provider: 'openai-compatible', baseUrl: fake.baseUrl, apiKey: SECRET_KEY, textModel: 'fake-writer', ...config },
    deadlines,
  )

export const authorAt = (
  fake: FakeModel,
  deadlines: Deadlines = DEADLINES,
  options: ModelAuthorOptions = {},
  config: Partial<ModelConfig> = {},
) => openModelAuthor(modelAt(fake, deadlines, config), options)

export function options(key = 'story-1', signal = new AbortController().signal): RequestOptions & { usages: Usage[] } {
  const usages: Usage[] = []
  return { key, signal, usages, spent: async usage => void usages.push(usage) }
}

export const plotSecret = (chapterCount: number): PlotSecret => ({
  motif: 'three knocks',
  planted: 'a key that nobody misses',
  pays: 'it opens the mill from inside',
  turn: 'She hums back to the mill and it falls silent to listen.',
  firstImage: 'One finger is up in the air.',
  lastImage: 'The third finger folds down by itself in the dark.',
  promises: ['what hums'],
  styleSample: 'The kettle had opinions. It kept most of them. Nobody asked.',
  speech: [{ name: 'Heinz', manner: 'half sentences', line: 'Well, the rope.' }],
  course: Array.from({ length: chapterCount }, (_, index) => `Something is lost in part ${index + 1}.`),
})

export function bibleOf(brief: Brief): Bible {
  const { name, age } = brief.hero
  const sheet = { name, byname: name, age, appearance: 'small', strength: 'listens', quirk: 'counts' }
  const scenery = { name: brief.location, places: [{ name: 'mill', description: 'It hums.' }] }
  const chapters = Array.from({ length: brief.chapterCount }, (_, index) => {
    return { number: index + 1, title: `Chapter ${index + 1}`, summary: 'Something is looked for.' }
  })
  return { brief, sheet, scenery, plan: { title: 'The Mill', teaser: 'It hums.', chapters } }
}
