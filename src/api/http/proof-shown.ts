import type { ProofShown } from '../accounts/recent-proof.ts'
import type { Caller } from './caller.ts'

export const proofShown = (
  { networkHash, knownHash }: Caller,
  { oldPassword }: { readonly oldPassword?: string | undefined },
): ProofShown => ({ oldPassword, networkHash, knownHash })
