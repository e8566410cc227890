import { unstorablePath } from '../../../lib/storable.ts'
import { badRequest, Refusal } from './refusal.ts'

/** https://www.contentful.com/developers/docs/technical-limits/ : two megabytes for what is written, fifty for a file. */
const JSON_MAX_BYTES = 2 * 1024 * 1024
export const UPLOAD_MAX_BYTES = 50 * 1024 * 1024
const DEPTH_MAX = 40

/** Throws Refusal as soon as there are more than `max` bytes. */
export async function readBytes(request: Request, max: number): Promise<Uint8Array> {
  const tooLarge = () => new Refusal(413, 'RequestEntityTooLarge', `The body may have ${max} bytes.`)
  if (Number(request.headers.get('content-length') ?? 0) > max) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > max) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** An empty object for an empty body. Throws Refusal for anything but an object. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const text = Buffer.from(await readBytes(request, JSON_MAX_BYTES)).toString('utf8')
  if (text.trim() === '') return {}
  const value = parse(text)
  if (value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw badRequest('The body is not an object.')
  if (!isShallow(value, DEPTH_MAX)) throw badRequest('The body is nested too deeply.')
  if (unstorablePath(value) !== undefined) throw new Refusal(422, 'UnprocessableEntity', 'A text holds no characters.')
  return value as Record<string, unknown>
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's message quotes the body.
    throw badRequest('The body is not JSON.')
  }
}

function isShallow(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return left > 0 && Object.values(value).every(inner => isShallow(inner, left - 1))
}
