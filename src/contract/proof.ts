import * as z from 'zod/mini'

/** `refused`: a print house would not take it, however often it is tried. `failed`: it may be tried once more. */
export const PROOF_STATES = ['pending', 'ready', 'refused', 'failed'] as const

/** The files of a book on paper, to be looked at before it is ordered: what is accepted is what is printed. */
export const Proof = z.object({
  id: z.uuid(),
  state: z.enum(PROOF_STATES),
  /** Between the covers. */
  pageCount: z.nullable(z.int()),
  /** Signed addresses of the pages and of the cover that is folded round them; null until both are there. */
  interiorUrl: z.nullable(z.string()),
  coverUrl: z.nullable(z.string()),
})
export type Proof = z.output<typeof Proof>
