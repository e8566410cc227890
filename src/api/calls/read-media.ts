import { readMedia } from '../../contract/calls/read-media.ts'
import { downloadName } from '../editions/download-name.ts'
import { isDownloadable } from '../editions/downloadable.ts'
import { defineHandler } from '../http/handler.ts'
import { isValidAddress, mediaKey } from '../media/media-address.ts'
import { refuse } from '../results/refusal.ts'

export default defineHandler(readMedia, async ({ params, query }, service) => {
  if (!isValidAddress(service.secret, params, query, service.clock())) return refuse('not-found')
  if (!(await isDownloadable(service.db, params, service.clock()))) return refuse('not-found')
  const file = await service.files.open(mediaKey(params))
  if (!file) return refuse('not-found')
  // Print pages are shown in the browser first.
  return { ...file, name: await downloadName(service.db, params), isShown: params.file.startsWith('print-') }
})
