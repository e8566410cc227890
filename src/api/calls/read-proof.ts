import { readProof } from '../../contract/calls/read-proof.ts'
import { readProof as read } from '../editions/proofs.ts'
import { defineHandler } from '../http/handler.ts'

export default defineHandler(readProof, async ({ params, caller }, service) => read(service, params.id, caller))
