import { expect, it } from 'vitest'
import type { ReadEntry } from '../../../src/api/outside/content/content.ts'
import { ContentError } from '../../../src/api/outside/content/content-error.ts'
import { findLanding } from '../../../src/api/stories/find-landing.ts'
import type { Parameter } from '../../../src/contract/parameter.ts'
import { manualTimer } from '../../helpers/manual-timer.ts'

const CONTEXT: Parameter['context'] = {
  category: 'love',
  landingPage: ' opa ',
  urlLanguage: 'de',
  productDefinition: 'as sent',
}
const FIELDS = {
  title: ' Opa ',
  parameter: { context: { productDefinition: 'Eine Geschichte über Opa', category: 'love' } },
  questions: [
    { idx: 1, question: 'Was sagt Opa?', kind: 'song', options: ['a', 'b', 'c'] },
    { idx: 2, question: 'Wovor hat er Angst?', options: ['a', 'b', 'c'] },
    { idx: 3, question: 'Wer kommt mit?', kind: 'melody', options: ['a', 'b', 'c'] },
  ],
}
const PAGE = {
  slug: 'opa',
  title: 'Opa',
  productDefinition: 'Eine Geschichte über Opa',
  questions: [
    { question: 'Was sagt Opa?', kind: 'song' },
    { question: 'Wovor hat er Angst?', kind: 'fear' },
    { question: 'Wer kommt mit?', kind: 'companion' },
  ],
}

const entry = (fields: object): ReadEntry => ({ id: 'e', type: 'landing', updatedAt: '', fields: { ...fields } })

function find(items: readonly ReadEntry[] | Error | 'never', context: Partial<Parameter['context']> = {}) {
  const queries: object[] = []
  const warned: string[] = []
  const timer = manualTimer()
  const read = {
    entries: async (query: object) => {
      queries.push(query)
      if (items instanceof Error) throw items
      return items === 'never' ? new Promise<never>(() => {}) : { total: items.length, items }
    },
  }
  const log = { warn: (_fields: object, message: string) => void warned.push(message) }
  const found = findLanding({ landings: { content: { read } }, log }, { ...CONTEXT, ...context }, timer.timer)
  return { found, queries, warned, timer }
}

it('finds the published page by its address and language, with what its questions ask for', async () => {
  const { found, queries } = find([entry(FIELDS)])
  expect(await found).toEqual(PAGE)
  expect(queries).toEqual([{ content_type: 'landing', 'fields.url': 'opa', 'fields.lang': 'de', limit: 1 }])
})

it('promises what the title says where a page has no definition of its story', async () => {
  const { found } = find([entry({ title: 'Opa', parameter: { context: {} }, questions: 7 })])
  expect(await found).toEqual({ slug: 'opa', title: 'Opa', productDefinition: 'Opa', questions: [] })
})

it('looks for nothing without a page, and finds none that is not published or has no title', async () => {
  const none = find([entry(FIELDS)], { landingPage: '  ' })
  expect([await none.found, none.queries]).toEqual([undefined, []])
  expect(await find([]).found).toBeUndefined()
  expect(await find([entry({ url: 'opa' })]).found).toBeUndefined()
})

it('goes on without the page while the content service is away, and says so', async () => {
  const { found, warned } = find(new ContentError('unavailable', 503))
  expect(await found).toBeUndefined()
  expect(warned).toEqual(['the landing page of a story could not be read'])
  await expect(find(new Error('a bug')).found).rejects.toThrow('a bug')
})

it('waits no longer for a slow content service than its time', async () => {
  const { found, timer } = find('never')
  timer.ring(2000)
  expect(await found).toBeUndefined()
})
