import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { byteRange } from '../../lib/byte-range.ts'
import { attachment, shown } from '../../lib/content-disposition.ts'
import type { OpenedFile } from '../outside/files/files.ts'

const FILE_CACHE = 'private, max-age=86400, immutable'
/** Asked for again each time. */
const CHANGING_CACHE = 'private, no-cache'

export interface FileResponse extends OpenedFile {
  /** Name for saving; shown without one. */
  readonly name?: string | undefined
  /** Shown in spite of its name. */
  readonly isShown?: boolean
  /** Whether its address gives another file later. */
  readonly isChanging?: boolean
}

/** Sends a file, or its `Range` (RFC 9110, 14); whole where the range is of another version. Streams it. */
export async function sendFile(reply: FastifyReply, file: FileResponse): Promise<unknown> {
  const { size, type, name, isShown, isChanging } = file
  const tag = `"${file.tag}"`
  const { range, 'if-range': ifRange, 'if-none-match': known } = reply.request.headers
  reply.headers({ 'cache-control': isChanging ? CHANGING_CACHE : FILE_CACHE, 'accept-ranges': 'bytes', etag: tag })
  if (known !== undefined && tagsOf(known).includes(tag)) return reply.code(304).send()
  const requested = ifRange === undefined || ifRange === tag ? byteRange(range, size) : 'whole'
  if (requested === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  reply.type(type)
  if (name !== undefined) reply.header('content-disposition', isShown ? shown(name) : attachment(name))
  const part = requested === 'whole' ? undefined : requested
  if (part) reply.code(206).header('content-range', `bytes ${part.from}-${part.to}/${size}`)
  reply.header('content-length', part ? part.to - part.from + 1 : size)
  // HEAD: headers only.
  return reply.send(reply.request.method === 'HEAD' ? Readable.from([]) : await file.read(part))
}

const tagsOf = (header: string): string[] => header.split(',').map(tag => tag.trim().replace(/^W\//, ''))
