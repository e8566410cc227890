import { ROWS } from '../../contract/answers/table.ts'
import type { Texts } from '../../contract/texts.ts'
import type { AnswerForecast } from './forecast.ts'
import { answeredQuestions, type ParameterInputs } from './parameter.ts'

type LeftOut = AnswerForecast['leftOut'][number]

export interface LeftOutGroup {
  readonly reason: LeftOut['reason']
  /** Questions as they are shown. */
  readonly questions: readonly string[]
}

/** The question of an answer, by its path in the parameter. */
function questionAt(
  path: string,
  { steps, values }: Pick<ParameterInputs, 'steps' | 'values'>,
  { fields }: Pick<Texts['wizard'], 'fields'>,
): string[] {
  const own = /^dynamic\.(\d+)$/.exec(path)
  if (own) {
    const question = answeredQuestions(steps, values)[Number(own[1])]?.question
    return question ? [question.question] : []
  }
  const row = ROWS.find(one => path === one.path || path.startsWith(`${one.path}.`))
  const words: Readonly<Record<string, { readonly short: string }>> = fields
  return row ? [words[row.name]?.short ?? row.name] : []
}

/** What is left out, a group a reason, each question once. */
export function leftOutGroups(
  { leftOut }: Pick<AnswerForecast, 'leftOut'>,
  inputs: Pick<ParameterInputs, 'steps' | 'values'>,
  texts: Pick<Texts['wizard'], 'fields'>,
): LeftOutGroup[] {
  const reasons = [...new Set(leftOut.map(({ reason }) => reason))]
  return reasons.map(reason => {
    const questions = leftOut
      .filter(one => one.reason === reason)
      .flatMap(({ path }) => questionAt(path, inputs, texts))
    return { reason, questions: [...new Set(questions)] }
  })
}
