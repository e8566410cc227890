import type { Clock } from '../../../lib/clock.ts'
import type { Files } from '../files/files.ts'
import type { Place } from './delivery-shape.ts'
import type { ContentStorage } from './storage.ts'

export interface Parts {
  readonly storage: ContentStorage
  readonly files: Files
  readonly clock: Clock
  readonly place: Place
}

export interface Asked {
  readonly method: string
  readonly segments: readonly string[]
  readonly params: URLSearchParams
  /** Origin and path of the environment, for addresses in answers. */
  readonly address: string
  readonly request: Request
}

export interface Answer {
  readonly status: number
  readonly body: object | null
}

export const answer = (body: object | null, status = 200): Answer => ({ status, body })

export const listOf = (items: readonly object[], { total = items.length, skip = 0, limit = 100 } = {}) => ({
  sys: { type: 'Array' },
  total,
  skip,
  limit,
  items,
})
