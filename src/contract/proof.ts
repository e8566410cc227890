import * as z from 'zod/mini'

/** `refused`: printers would never take it. `failed`: may be retried. */
export const PROOF_STATES = ['pending', 'ready', 'refused', 'failed'] as const

export const PROOF_PAGE_KINDS = ['cover', 'text', 'picture', 'empty'] as const

export const ProofPage = z.object({
  kind: z.enum(PROOF_PAGE_KINDS),
  /** As printed on it; 0 is the cover, which lies flat: back, spine and front. */
  number: z.int(),
  /** Its first words; empty of pages without text. */
  opening: z.string(),
  /** Signed address of its picture, drawn from the print files. */
  url: z.string(),
})
export type ProofPage = z.output<typeof ProofPage>

/** The print files of a paperback: the accepted proof is printed. */
export const Proof = z.object({
  id: z.uuid(),
  state: z.enum(PROOF_STATES),
  pageCount: z.nullable(z.int()),
  /** Signed addresses of interior and wraparound cover; null until both exist. */
  interiorUrl: z.nullable(z.string()),
  coverUrl: z.nullable(z.string()),
  /** Cover and all pages to leaf through; none of proofs that were made before there were pictures of them. */
  pages: z.array(ProofPage),
})
export type Proof = z.output<typeof Proof>
