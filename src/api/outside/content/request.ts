import type { Clock } from '../../../lib/clock.ts'
import type { Files } from '../files/files.ts'
import type { ContentOrigin } from './delivery-shape.ts'
import type { ContentStorage } from './storage.ts'

export interface ContentDeps {
  readonly storage: ContentStorage
  readonly files: Files
  readonly clock: Clock
  readonly origin: ContentOrigin
}

export interface HandlerInput {
  readonly method: string
  readonly segments: readonly string[]
  readonly params: URLSearchParams
  /** Origin and path of the environment, for addresses in answers. */
  readonly address: string
  readonly request: Request
}

export interface HandlerResult {
  readonly status: number
  readonly body: object | null
}

export const handlerResult = (body: object | null, status = 200): HandlerResult => ({ status, body })

export const listOf = (items: readonly object[], { total = items.length, skip = 0, limit = 100 } = {}) => ({
  sys: { type: 'Array' },
  total,
  skip,
  limit,
  items,
})
