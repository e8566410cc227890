import type * as z from 'zod/mini'
import type { CallName } from './call-names.ts'
import type { RefusalCode } from './refusals.ts'

export const API_BASE = '/api/v1'

/**
 * Who may ask for a call beyond visitors: whoever is signed in shows their session, staff that or a key, the content
 * service a secret. Of a call for `staff-session`, nobody but staff who are signed in learns that there is one.
 */
export type Access = 'session' | 'staff' | 'staff-session' | 'content-hook'

/** Where the content service shows its secret. */
export const CONTENT_HOOK_HEADER = 'x-content-webhook-secret'

/** Where the answer of a call with `isPaged` says the cursor of the next page; missing on the last one. */
export const NEXT_CURSOR_HEADER = 'x-next-cursor'

/** In every answer: the number of the request, by which the log can be searched. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** What site and service agree on for one call. `path` holds `{name}` for parameters; `stream` names SSE events. */
export interface Call {
  readonly name: CallName
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly summary: string
  /**
   * Everybody's when it is missing; else whoever shows nothing, or the wrong thing, is refused as `unauthorised`, and as
   * `not-found` where it is `staff-session`.
   */
  readonly access?: Access
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** What its body may have at most; BODY_MAX_BYTES when it is missing. */
  readonly bodyMaxBytes?: number
  /** Whether its body is wanted as it was sent as well: a signature is one of bytes. */
  readonly keepsRawBody?: true
  /** Whether asking for it changes something although it is a GET: a page of another site may not. */
  readonly changesState?: true
  readonly output?: z.ZodMiniType
  /** Whether its answer has an ETag, and is a bare 304 to whoever shows the same in `If-None-Match`. */
  readonly isTagged?: true
  /** Whether its output is one page of a list: see NEXT_CURSOR_HEADER. */
  readonly isPaged?: true
  readonly stream?: Readonly<Record<string, z.ZodMiniType>>
  /** Beyond those every call may answer with (see EVERY_CALL). */
  readonly refusals: readonly RefusalCode[]
}

/** What a call with a body may answer beyond that. */
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

/** Keeps the literal types of a call. */
export const defineCall = <const C extends Call>(call: C): C => call

/** The path of a call with its parameters filled in, each encoded. */
export function callPath(call: Pick<Call, 'path'>, params: Record<string, string> = {}): string {
  return API_BASE + call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
}
