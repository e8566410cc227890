import { translateLandingText } from '../../contract/calls/translate-landing-text.ts'
import { defineLandingHandler } from '../http/landing-handler.ts'

export default defineLandingHandler(translateLandingText, ({ author }, { body, signal }) => {
  const { inputText: idea, ...translation } = body
  return author.translate({ idea, ...translation }, signal)
})
