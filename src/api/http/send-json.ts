import type { FastifyReply } from 'fastify'
import type * as z from 'zod/mini'
import { type Call, NEXT_CURSOR_HEADER } from '../../contract/call.ts'
import { Page } from '../results/page.ts'
import { TaggedJson, tagOf } from '../results/tagged-json.ts'

/** The output, or 304 (RFC 9110, 13.1.2). */
export function sendJson(
  call: Call & { readonly output: z.ZodMiniType },
  reply: FastifyReply,
  given: unknown,
): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (given instanceof TaggedJson) return sendTagged(reply, given)
  const next = given instanceof Page ? given.next : undefined
  if (next !== undefined) reply.header(NEXT_CURSOR_HEADER, next)
  // Only what the contract names leaves the service.
  const output = call.output.parse(given instanceof Page ? given.items : given)
  if (!call.isTagged) return reply.send(output)
  const body = JSON.stringify(output)
  return sendTagged(reply, new TaggedJson(tagOf(body, next ?? ''), () => body))
}

/** Weak: differences by elapsed time only count as equal. */
function sendTagged(reply: FastifyReply, { tag, write }: TaggedJson): FastifyReply {
  const known = reply.request.headers['if-none-match']
  reply.header('etag', `W/"${tag}"`)
  if (known !== undefined && tagsIn(known).includes(tag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(write())
}

const tagsIn = (header: string): string[] => header.split(',').map(tag => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'))
