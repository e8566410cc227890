import { useEffect, useRef } from 'react'
import { QUESTION_OPTIONS_MAX, QUESTION_OPTIONS_MIN } from '../../contract/limits.ts'
import { fill } from '../../lib/fill.ts'
import type { QuestionText } from '../../stores/generator/page-text.ts'
import { Icon } from '../icon/Icon.tsx'
import { controlId, tiesOf, useBench, usePage, useProblem } from './context.ts'
import { Message } from './Message.tsx'
import { OptionField } from './OptionField.tsx'

interface Props {
  readonly at: number
  readonly question: QuestionText
  readonly onChange: (question: QuestionText) => void
  readonly onRemove: () => void
  readonly onDone: () => void
}

/** One question with its answers, to be written. */
export function QuestionEditor({ at, question, onChange, onRemove, onDone }: Props) {
  const { questions: words } = useBench().texts.generator
  const { language } = usePage().text
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const number = at + 1
  const { options } = question
  const id = controlId('questions', `${at}.question`)
  const problem = useProblem('questions', `${at}.question`)
  const optionsProblem = useProblem('questions', `${at}.options`)
  const putOptions = (changed: string[]) => onChange({ ...question, options: changed })
  return (
    <fieldset className="gn-editor">
      <legend className="gn-number">{fill(words.number, { number })}</legend>
      <div className="q">
        <label htmlFor={id}>{words.question}</label>
        <input
          {...tiesOf(id, '', problem)}
          ref={field}
          className="inp"
          lang={language}
          autoComplete="off"
          value={question.question}
          onChange={({ target }) => onChange({ ...question, question: target.value })}
        />
        <Message id={id} problem={problem} />
      </div>
      {options.map((option, place) => (
        <OptionField
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its number in the list
          key={place}
          at={at}
          place={place}
          option={option}
          onChange={text => putOptions(options.with(place, text))}
          onRemove={options.length > QUESTION_OPTIONS_MIN ? () => putOptions(options.toSpliced(place, 1)) : undefined}
        />
      ))}
      <Message id={controlId('questions', `${at}.options`)} problem={optionsProblem} />
      <div className="gn-acts">
        {options.length < QUESTION_OPTIONS_MAX && (
          <button type="button" className="btn paper sm" onClick={() => putOptions([...options, ''])}>
            <Icon name="plus" />
            {words.addOption}
          </button>
        )}
        <button type="button" className="btn paper sm" onClick={onRemove}>
          <Icon name="trash" />
          {words.remove}
        </button>
        <button type="button" className="btn paper sm" onClick={onDone}>
          <Icon name="check" />
          {words.done}
        </button>
      </div>
    </fieldset>
  )
}
