import { generateLandingImages } from '../../contract/calls/generate-landing-images.ts'
import { answerAtLandingDesk } from '../http/landing-handler.ts'
import { makePictures } from '../landings/make-pictures.ts'

export default answerAtLandingDesk(generateLandingImages, (desk, { body, signal }) => {
  const { inputText: idea, ...ask } = body
  return makePictures(desk, { idea, ...ask }, signal)
})
