import * as z from 'zod/mini'

/** How far a rendering of the whole site has come; the last one's end while nothing is under way. */
export const PublicationState = z.object({
  state: z.enum(['idle', 'rendering', 'failed']),
  /** Pages written, of how many there are. */
  rendered: z.int(),
  total: z.int(),
  startedAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
})
export type PublicationState = z.output<typeof PublicationState>
