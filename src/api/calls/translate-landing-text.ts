import { translateLandingText } from '../../contract/calls/translate-landing-text.ts'
import { answerAtLandingDesk } from '../landing-answer.ts'

export default answerAtLandingDesk(translateLandingText, ({ author }, { body, signal }) => {
  const { inputText: idea, ...translation } = body
  return author.translate({ idea, ...translation }, signal)
})
