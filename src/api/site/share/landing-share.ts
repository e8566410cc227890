import * as z from 'zod/mini'
import { CATEGORIES } from '../../../contract/categories.ts'
import type { LandingShare } from '../../../contract/landing-share.server.ts'
import { LANGUAGES } from '../../../contract/languages.ts'
import type { ReadEntry } from '../../outside/content/content.ts'

const Linked = z.object({ fields: z.object({ file: z.object({ url: z.string() }) }) })

/** Must read entries as src/editorial/landing.ts. */
const Fields = z.object({
  title: z.string().check(z.minLength(1)),
  lang: z.enum(LANGUAGES),
  coverImage: z.optional(z.union([Linked, z.string()])),
  parameter: z.optional(z.object({ context: z.object({ category: z.enum(CATEGORIES) }) })),
})

/** Undefined for other entries. */
export function landingShareOf({ id, type, fields }: ReadEntry): LandingShare | undefined {
  const parsed = type === 'landing' ? Fields.safeParse(fields) : undefined
  if (!parsed?.success) return undefined
  const { title, lang, coverImage, parameter } = parsed.data
  const picture = typeof coverImage === 'string' ? coverImage : coverImage?.fields.file.url
  return { entry: id, title, picture, language: lang, category: parameter?.context.category ?? 'generic' }
}
