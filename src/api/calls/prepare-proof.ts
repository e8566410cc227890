import { prepareProof } from '../../contract/calls/prepare-proof.ts'
import { answer } from '../http.ts'
import { prepareProof as prepare } from '../stories/editions/proofs.ts'

export default answer(prepareProof, async ({ params, caller }, service) => prepare(service, params.id, caller))
