import { generateLandingText } from '../../contract/calls/generate-landing-text.ts'
import { defineLandingHandler } from '../http/landing-handler.ts'

export default defineLandingHandler(generateLandingText, ({ author }, { body, signal }) => {
  const { inputText: idea, language, category } = body
  return author.write({ idea, language, category }, signal)
})
