import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { byteRange } from '../../lib/byte-range.ts'
import { attachment, shown } from '../../lib/content-disposition.ts'
import type { OpenedFile } from '../outside/files/files.ts'

const FILE_CACHE = 'private, max-age=86400, immutable'

/** A file as the answer of a call without an output schema. */
export interface FileAnswer extends OpenedFile {
  /** What it is called when it is saved; without one it is shown. */
  readonly name?: string | undefined
  /** Whether it is shown in spite of its name, to be looked at. */
  readonly isShown?: boolean
}

/**
 * Sends a file, or the part of it that a `Range` header asks for (RFC 9110, 14): whole again where the part is of another
 * state of it. Never holds more of it than a few pieces at once.
 */
export async function sendFile(reply: FastifyReply, file: FileAnswer): Promise<unknown> {
  const { size, type, name, isShown } = file
  const tag = `"${file.tag}"`
  const { range, 'if-range': ifRange, 'if-none-match': known } = reply.request.headers
  reply.headers({ 'cache-control': FILE_CACHE, 'accept-ranges': 'bytes', etag: tag })
  if (known !== undefined && tagsOf(known).includes(tag)) return reply.code(304).send()
  const asked = ifRange === undefined || ifRange === tag ? byteRange(range, size) : 'whole'
  if (asked === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  reply.type(type)
  if (name !== undefined) reply.header('content-disposition', isShown ? shown(name) : attachment(name))
  const part = asked === 'whole' ? undefined : asked
  if (part) reply.code(206).header('content-range', `bytes ${part.from}-${part.to}/${size}`)
  reply.header('content-length', part ? part.to - part.from + 1 : size)
  // Whoever asks for the head alone is told everything but the file.
  return reply.send(reply.request.method === 'HEAD' ? Readable.from([]) : await file.read(part))
}

const tagsOf = (header: string): string[] => header.split(',').map(tag => tag.trim().replace(/^W\//, ''))
