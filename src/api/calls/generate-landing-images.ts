import { generateLandingImages } from '../../contract/calls/generate-landing-images.ts'
import { defineLandingHandler } from '../http/landing-handler.ts'
import { makePictures } from '../landings/make-pictures.ts'

export default defineLandingHandler(generateLandingImages, (deps, { body, signal }) => {
  const { inputText: idea, ...request } = body
  return makePictures(deps, { idea, ...request }, signal)
})
