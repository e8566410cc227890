import { ANSWER_KINDS } from '../../contract/answers/answer-kinds.ts'
import { guessAnswerKind } from '../../contract/answers/guess-answer-kind.ts'
import { fill } from '../../lib/fill.ts'
import type { QuestionText } from '../../stores/generator/page-text.ts'
import { controlId, useGeneratorContext, usePage } from './context.ts'
import { SelectField } from './SelectField.tsx'

interface Props {
  /** Index of the question. */
  readonly at: number
  readonly question: QuestionText
  readonly onChange: (question: QuestionText) => void
}

/** The kind of answer that staff choose; the first option leaves it to the guess. */
export function KindField({ at, question: { kind, ...question }, onChange }: Props) {
  const { questions: words } = useGeneratorContext().texts.generator
  const { language } = usePage().text
  const guess = words.kinds[guessAnswerKind(question.question, language)]
  return (
    <SelectField
      id={controlId('questions', `${at}.kind`)}
      label={words.kind}
      hint={words.kindHint}
      value={kind ?? ''}
      options={[
        ['', fill(words.kindGuess, { kind: guess })],
        ...ANSWER_KINDS.map(known => [known, words.kinds[known]] as const),
      ]}
      onChange={chosen => onChange(chosen === '' ? question : { ...question, kind: chosen })}
    />
  )
}
