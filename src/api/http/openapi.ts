import * as z from 'zod/mini'
import {
  type Access,
  API_BASE,
  type Call,
  CONTENT_HOOK_HEADER,
  EVERY_BODY,
  EVERY_CALL,
  NEXT_CURSOR_HEADER,
} from '../../contract/call.ts'
import { REFUSALS, RefusalBody, type RefusalCode } from '../../contract/refusals.ts'
import { REFUSED } from './access.ts'

const JSON_TYPE = 'application/json'

const SCHEMES: Readonly<Record<Access, object>> = {
  session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  staff: { type: 'http', scheme: 'bearer' },
  'staff-session': { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  'content-hook': { type: 'apiKey', in: 'header', name: CONTENT_HOOK_HEADER },
}

/** Calls without `access` are public; a session shown all the same identifies the caller. */
const OPEN_TO_ALL = [{}, { session: [] }]

/** No SPDX licence: see NOTICE.md. */
const LICENCE = { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' }

export function describeApi(calls: readonly Call[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const path = API_BASE + call.path
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lumitale', version: '1', license: LICENCE },
    // Relative to the description's address.
    servers: [{ url: '/' }],
    paths,
    components: { securitySchemes: SCHEMES, schemas: { Refusal: schemaOf(RefusalBody, 'output') } },
  }
}

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, target: 'draft-2020-12' })

function operation(call: Call): object {
  return {
    operationId: call.name,
    summary: call.summary,
    security: call.access ? [{ [call.access]: [] }] : OPEN_TO_ALL,
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(call.body && {
      requestBody: { required: true, content: { [JSON_TYPE]: { schema: schemaOf(call.body, 'input') } } },
    }),
    responses: {
      200: success(call),
      ...(call.isTagged && { 304: { description: 'It has not changed since the ETag that was shown' } }),
      ...refusals(refusalsOf(call)),
    },
  }
}

const refusalsOf = (call: Call): RefusalCode[] => [
  ...EVERY_CALL,
  ...(call.body ? EVERY_BODY : []),
  ...(call.access ? [REFUSED[call.access]] : []),
  ...call.refusals,
]

function parameters(schema: z.ZodMiniType | undefined, location: 'path' | 'query'): object[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: property,
  }))
}

function success(call: Call): object {
  if (call.stream) {
    const events = Object.keys(call.stream).join(', ')
    return {
      description: `Server-sent events: ${events}`,
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    }
  }
  if (!call.output) return { description: 'The file', content: { '*/*': {} } }
  return {
    description: call.summary,
    ...headers(call),
    content: { [JSON_TYPE]: { schema: schemaOf(call.output, 'output') } },
  }
}

function headers({ isTagged, isPaged }: Call): object {
  const named = (name: string, description: string) => ({ [name]: { description, schema: { type: 'string' } } })
  const all = {
    ...(isTagged && named('etag', 'Shown in If-None-Match, it has what did not change answered with 304')),
    ...(isPaged && named(NEXT_CURSOR_HEADER, 'The cursor of the next page; missing on the last')),
  }
  return Object.keys(all).length > 0 ? { headers: all } : {}
}

function refusals(codes: readonly RefusalCode[]): Record<string, object> {
  const byStatus = Map.groupBy(codes, code => REFUSALS[code])
  const entries = [...byStatus].map(([status, names]) => [
    String(status),
    { description: names.join(', '), content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Refusal' } } } },
  ])
  return Object.fromEntries(entries) as Record<string, object>
}
