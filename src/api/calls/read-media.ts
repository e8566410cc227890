import { readMedia } from '../../contract/calls/read-media.ts'
import { answer } from '../http.ts'
import { refuse } from '../refusal.ts'
import { downloadName } from '../stories/editions/download-name.ts'
import { isValidAddress, mediaKey } from '../stories/media-address.ts'

export default answer(readMedia, async ({ params, query }, service) => {
  if (!isValidAddress(service.secret, params, query, service.clock())) return refuse('not-found')
  const file = await service.files.open(mediaKey(params))
  return file ? { ...file, name: await downloadName(service.db, params) } : refuse('not-found')
})
