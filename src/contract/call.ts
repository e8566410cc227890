import type * as z from 'zod/mini'
import type { CallName } from './call-names.ts'
import type { RefusalCode } from './refusals.ts'

export const API_BASE = '/api/v1'

/** Who may call: a session; staff's session or key; staff's session only (else 404); the content service's secret. */
export type Access = 'session' | 'staff' | 'staff-session' | 'content-hook'

export const CONTENT_HOOK_HEADER = 'x-content-webhook-secret'

/** Header with the cursor of the next page; missing on the last. */
export const NEXT_CURSOR_HEADER = 'x-next-cursor'

/** In every answer, to find the request in the log. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** `path` holds `{name}` for parameters; `stream` names SSE events. */
export interface Call {
  readonly name: CallName
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly summary: string
  /** Public when omitted; else `unauthorised`, for `staff-session` `not-found`. */
  readonly access?: Access
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** Default: BODY_MAX_BYTES. */
  readonly bodyMaxBytes?: number
  /** Whether the raw body is needed, for signatures. */
  readonly keepsRawBody?: true
  /** A network has so many times fewer of this call a minute than of others. Default: 1. */
  readonly cost?: number
  /** Whether this GET changes state: other sites' pages may not call it. */
  readonly changesState?: true
  readonly output?: z.ZodMiniType
  /** Whether the answer has an ETag, with 304 for `If-None-Match`. */
  readonly isTagged?: true
  /** Whether the output is a page: see NEXT_CURSOR_HEADER. */
  readonly isPaged?: true
  readonly stream?: Readonly<Record<string, z.ZodMiniType>>
  /** Besides EVERY_CALL. */
  readonly refusals: readonly RefusalCode[]
}

export const EVERY_BODY = ['body-too-large', 'wrong-content-type'] as const satisfies RefusalCode[]

export const EVERY_CALL = [
  'invalid-input',
  'other-site',
  'too-many-requests',
  'not-serving',
  'internal',
] as const satisfies RefusalCode[]

export type Params<C extends Call> = C['params'] extends z.ZodMiniType ? z.output<C['params']> : Record<never, never>
export type Query<C extends Call> = C['query'] extends z.ZodMiniType ? z.output<C['query']> : Record<never, never>
export type Body<C extends Call> = C['body'] extends z.ZodMiniType ? z.output<C['body']> : undefined
export type Output<C extends Call> = C['output'] extends z.ZodMiniType ? z.output<C['output']> : undefined
export type BodyInput<C extends Call> = C['body'] extends z.ZodMiniType ? z.input<C['body']> : undefined

export const defineCall = <const C extends Call>(call: C): C => call

/** The path with its parameters filled in and encoded. */
export function callPath(call: Pick<Call, 'path'>, params: Record<string, string> = {}): string {
  return API_BASE + call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
}
