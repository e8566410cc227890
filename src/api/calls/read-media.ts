import { readMedia } from '../../contract/calls/read-media.ts'
import { answer } from '../http.ts'
import { refuse } from '../refusal.ts'
import { isValidAddress, mediaKey } from '../stories/media-address.ts'

export default answer(readMedia, async ({ params, query }, service) => {
  if (!isValidAddress(service.secret, params, query, service.clock())) return refuse('not-found')
  return (await service.files.get(mediaKey(params))) ?? refuse('not-found')
})
