import { readProof } from '../../contract/calls/read-proof.ts'
import { answer } from '../http.ts'
import { readProof as read } from '../stories/editions/proofs.ts'

export default answer(readProof, async ({ params, caller }, service) => read(service, params.id, caller))
