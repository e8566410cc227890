import * as z from 'zod/mini'

/** Progress of a full rendering; the last one's end when idle. */
export const PublicationState = z.object({
  state: z.enum(['idle', 'rendering', 'failed']),
  rendered: z.int(),
  total: z.int(),
  startedAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
})
export type PublicationState = z.output<typeof PublicationState>
