import type { FastifyRateLimitStoreCtor, RateLimitPluginOptions } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../stories/claims.ts'
import { type RequestCounts, WINDOW_MS } from './request-counts.ts'

export interface RequestLimit {
  readonly what: string
  readonly max: number
  readonly counts?: RequestCounts | undefined
}

export const limitOf = ({ what, max, counts }: RequestLimit) =>
  ({
    max,
    timeWindow: WINDOW_MS,
    keyGenerator: (request: FastifyRequest) => `${what} ${networkOf(request.ip)}`,
    ...(counts && { store: storeOf(counts) }),
  }) satisfies RateLimitPluginOptions

function storeOf(counts: RequestCounts): FastifyRateLimitStoreCtor {
  class Store {
    incr(
      key: string,
      done: (error: Error | null, counted?: { current: number; ttl: number }) => void,
      _window?: number,
      max = Number.POSITIVE_INFINITY,
    ): void {
      const counted = counts.count(key, max)
      if (counted instanceof Promise) counted.then(known => done(null, known), done)
      else done(null, counted)
    }
    child(): Store {
      return this
    }
  }
  return Store as unknown as FastifyRateLimitStoreCtor
}
