import * as z from 'zod/mini'
import type { SceneKeys } from '../../contract/describe-picture.ts'
import { readStored, type StoredSchema } from '../db/stored.ts'

/** Every key may be missing: of an overview all are, and pictures of old say less. */
const SCENE: StoredSchema<{ readonly [Key in keyof SceneKeys]?: SceneKeys[Key] | undefined }> = z.object({
  motif: z.optional(z.string()),
  timeOfDay: z.optional(z.string()),
  pose: z.optional(z.string()),
  companion: z.optional(z.string()),
  weather: z.optional(z.string()),
  distance: z.optional(z.string()),
  things: z.optional(z.array(z.string())),
  people: z.optional(z.array(z.object({ kind: z.string(), features: z.array(z.string()) }))),
})

/** What the row of a picture says of its scene; nothing where there is no row. Throws StoredShapeError. */
export function pictureScene(row: { readonly scene: unknown } | undefined): SceneKeys {
  const { motif = '', timeOfDay = '', ...more } = readStored(SCENE, row?.scene ?? {}, 'media.scene of a picture')
  return { motif, timeOfDay, ...more }
}
