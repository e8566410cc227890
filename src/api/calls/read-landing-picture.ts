import { readLandingPicture } from '../../contract/calls/read-landing-picture.ts'
import { defineHandler } from '../http/handler.ts'
import { isSigned, pictureKey } from '../landings/picture-address.ts'
import { refuse } from '../results/refusal.ts'

export default defineHandler(readLandingPicture, async ({ params, query }, { secret, files }) => {
  if (!isSigned(secret, params, query.signature)) return refuse('not-found')
  return (await files.open(pictureKey(params))) ?? refuse('not-found')
})
