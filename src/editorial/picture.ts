import * as z from 'zod/mini'
import { type PictureSize, pictureQuery } from '../contract/picture-sizes.ts'
import { text } from '../contract/text.ts'

const SIDE_MAX = 20_000
const ADDRESS_MAX = 2000
const ALT_MAX = 2000

const side = z.int().check(z.gte(1), z.lte(SIDE_MAX))
const address = text(ADDRESS_MAX).check(z.regex(/^(?:https?:\/\/|\/(?!\/))[^\s"'<>\\]+$/))

/** SVG is refused: it may hold scripts. */
const Asset = z.object({
  sys: z.object({ type: z.literal('Asset') }),
  fields: z.object({
    title: z.optional(text(ALT_MAX)),
    description: z.optional(text(ALT_MAX)),
    file: z.object({
      url: address,
      contentType: z.enum(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']),
      details: z.object({ image: z.object({ width: side, height: side }) }),
    }),
  }),
})

/** One that is an address alone has no size. */
export interface Picture {
  readonly url: string
  /** In the entry's language; empty for decoration. */
  readonly alt: string
  /** Pixels of the original. */
  readonly size: { readonly width: number; readonly height: number } | undefined
}

export const PictureField = z.pipe(
  z.union([Asset, address]),
  z.transform((value): Picture => {
    if (typeof value === 'string') return { url: value, alt: '', size: undefined }
    const { title, description, file } = value.fields
    return { url: file.url, alt: description || title || '', size: file.details.image }
  }),
)

/** One that is no asset of the content service has its own size only. */
export const pictureUrl = ({ url, size }: Picture, requested: PictureSize): string =>
  size ? `${url}?${pictureQuery(requested)}` : url
