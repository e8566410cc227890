import type { ContentReader, ReadEntry } from '../../src/api/outside/content/content.ts'
import { ContentError } from '../../src/api/outside/content/content-error.ts'

export interface FakeContent {
  readonly reader: ContentReader
  publish(id: string, fields?: Readonly<Record<string, unknown>>): void
  withdraw(id: string): void
  failure: 'unavailable' | 'refused' | undefined
  /** Only requests for changes with a token are refused. */
  refusesTokens: boolean
  requests: number
}

export function fakeContent(count = 0): FakeContent {
  const entries = new Map<string, ReadEntry>()
  const changed: string[] = []
  const there = () => {
    if (content.failure) throw new ContentError(content.failure)
  }
  const content: FakeContent = {
    failure: undefined,
    refusesTokens: false,
    requests: 0,
    publish(id, fields = {}) {
      const defaults = { title: `Title of ${id}`, url: id, lang: 'de', content: 'Words and words', ranking: 50 }
      entries.set(id, { id, type: 'landing', updatedAt: '2026-11-21T12:00:00Z', fields: { ...defaults, ...fields } })
      changed.push(id)
    },
    withdraw(id) {
      entries.delete(id)
      changed.push(id)
    },
    reader: {
      async entries({ limit, skip }) {
        there()
        const sorted = [...entries.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
        return { total: sorted.length, items: sorted.slice(Number(skip), Number(skip) + Number(limit)) }
      },
      async entry(id) {
        there()
        return entries.get(id)
      },
      async position() {
        content.requests += 1
        there()
        return String(changed.length)
      },
      async changes(token) {
        content.requests += 1
        there()
        if (token !== undefined && content.refusesTokens) throw new ContentError('refused', 400)
        const ids = [...new Set(changed.slice(Number(token ?? 0)))]
        return {
          entries: ids.flatMap(id => entries.get(id) ?? []),
          withdrawn: ids.filter(id => !entries.has(id)),
          assets: [],
          token: String(changed.length),
        }
      },
    },
  }
  for (let number = 0; number < count; number++) content.publish(`story-${number}`)
  return content
}
