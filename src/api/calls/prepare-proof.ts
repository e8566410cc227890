import { prepareProof } from '../../contract/calls/prepare-proof.ts'
import { prepareProof as prepare } from '../editions/proofs.ts'
import { defineHandler } from '../http/handler.ts'

export default defineHandler(prepareProof, async ({ params, query, caller }, service) =>
  prepare(service, params.id, { viewer: caller, present: query.present }),
)
