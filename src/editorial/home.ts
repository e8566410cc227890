import * as z from 'zod/mini'
import { language, line, long, pictures, title } from './fields.ts'
import type { Stamp } from './parse-entry.ts'

/** Spec 3; `content` and `boxText` are markdown. */
export const HomeFields = z.object({
  title,
  lang: language,
  content: long,
  images: pictures,
  boxTitle: line,
  boxText: long,
})
export type Home = z.output<typeof HomeFields> & Stamp
