import * as z from 'zod/mini'
import { storedFile } from './asset-address.ts'
import { invalidEntry } from './refusal.ts'
import { type Body, LOCALE, localValue } from './resource.ts'

const NAME_MAX = 200

const WrittenFile = z.object({
  contentType: z.string().check(z.regex(/^[a-z]+\/[a-z0-9.+-]{1,80}$/)),
  fileName: z.string().check(z.minLength(1), z.maxLength(NAME_MAX), z.regex(/^[^/\\\p{Cc}]+$/u)),
  uploadFrom: z.optional(z.object({ sys: z.object({ type: z.literal('Link'), id: z.string() }) })),
})
export type WrittenFile = z.output<typeof WrittenFile>

export function waitingFile(body: Body): WrittenFile | undefined {
  const parsed = WrittenFile.safeParse(localValue(body.file))
  return parsed.success && parsed.data.uploadFrom ? parsed.data : undefined
}

/** Only this service sets a file's address: a file without an upload is the earlier one. Throws Refusal for no file. */
export function retainFiles(fields: Body, before: Body): Body {
  const file = localValue(fields.file)
  if (file === undefined || file === null) return fields
  const parsed = WrittenFile.safeParse(file)
  const retained = parsed.success && (parsed.data.uploadFrom ? parsed.data : storedFile(before))
  if (!retained)
    throw invalidEntry([{ name: 'file', path: ['fields', 'file', LOCALE], details: 'The file was not uploaded.' }])
  return { ...fields, file: { [LOCALE]: retained } }
}
