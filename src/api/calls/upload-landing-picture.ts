import { uploadLandingPicture } from '../../contract/calls/upload-landing-picture.ts'
import { defineLandingHandler } from '../http/landing-handler.ts'
import { keepUpload } from '../landings/keep-upload.ts'

export default defineLandingHandler(uploadLandingPicture, (deps, { body }) => keepUpload(deps, body.data))
