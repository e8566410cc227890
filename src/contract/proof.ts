import * as z from 'zod/mini'

/** `refused`: printers would never take it. `failed`: may be retried. */
export const PROOF_STATES = ['pending', 'ready', 'refused', 'failed'] as const

/** The print files of a paperback: the accepted proof is printed. */
export const Proof = z.object({
  id: z.uuid(),
  state: z.enum(PROOF_STATES),
  pageCount: z.nullable(z.int()),
  /** Signed addresses of interior and wraparound cover; null until both exist. */
  interiorUrl: z.nullable(z.string()),
  coverUrl: z.nullable(z.string()),
})
export type Proof = z.output<typeof Proof>
