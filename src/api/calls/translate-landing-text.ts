import { translateLandingText } from '../../contract/calls/translate-landing-text.ts'
import { answerAtLandingDesk } from '../http/landing-handler.ts'

export default answerAtLandingDesk(translateLandingText, ({ author }, { body, signal }) => {
  const { inputText: idea, ...translation } = body
  return author.translate({ idea, ...translation }, signal)
})
