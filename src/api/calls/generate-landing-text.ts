import { generateLandingText } from '../../contract/calls/generate-landing-text.ts'
import { answerAtLandingDesk } from '../http/landing-handler.ts'

export default answerAtLandingDesk(generateLandingText, ({ author }, { body, signal }) => {
  const { inputText: idea, language, category } = body
  return author.write({ idea, language, category }, signal)
})
