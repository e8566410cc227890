import { uploadLandingPicture } from '../../contract/calls/upload-landing-picture.ts'
import { answerAtLandingDesk } from '../http/landing-handler.ts'
import { keepUpload } from '../landings/keep-upload.ts'

export default answerAtLandingDesk(uploadLandingPicture, (desk, { body }) => keepUpload(desk, body.data))
