import { useEffect, useRef } from 'react'
import { QUESTION_OPTIONS_MAX, QUESTION_OPTIONS_MIN } from '../../contract/limits.ts'
import { fill } from '../../lib/fill.ts'
import type { QuestionText } from '../../stores/generator/page-text.ts'
import { Icon } from '../icon/Icon.tsx'
import { TextField } from '../ui/TextField.tsx'
import { controlId, useGeneratorContext, usePage, useProblem } from './context.ts'
import { KindField } from './KindField.tsx'
import { Message } from './Message.tsx'
import { OptionField } from './OptionField.tsx'

interface Props {
  readonly at: number
  readonly question: QuestionText
  readonly onChange: (question: QuestionText) => void
  readonly onRemove: () => void
  readonly onDone: () => void
}

export function QuestionEditor({ at, question, onChange, onRemove, onDone }: Props) {
  const { questions: words } = useGeneratorContext().texts.generator
  const { language } = usePage().text
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { options } = question
  const id = controlId('questions', `${at}.question`)
  const problem = useProblem('questions', `${at}.question`)
  const putOptions = (changed: string[]) => onChange({ ...question, options: changed })
  return (
    <fieldset className="generator-editor">
      <legend className="generator-number">{fill(words.number, { number: at + 1 })}</legend>
      <TextField
        ref={field}
        id={id}
        label={words.question}
        problem={problem}
        lang={language}
        autoComplete="off"
        value={question.question}
        onChange={({ target }) => onChange({ ...question, question: target.value })}
      />
      <KindField {...{ at, question, onChange }} />
      {options.map((option, index) => (
        <OptionField
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its number in the list
          key={index}
          at={at}
          index={index}
          option={option}
          onChange={text => putOptions(options.with(index, text))}
          onRemove={options.length > QUESTION_OPTIONS_MIN ? () => putOptions(options.toSpliced(index, 1)) : undefined}
        />
      ))}
      <Message id={controlId('questions', `${at}.options`)} problem={useProblem('questions', `${at}.options`)} />
      <EditorActions
        onAdd={options.length < QUESTION_OPTIONS_MAX ? () => putOptions([...options, '']) : undefined}
        onRemove={onRemove}
        onDone={onDone}
      />
    </fieldset>
  )
}

interface ActionsProps extends Pick<Props, 'onRemove' | 'onDone'> {
  /** Missing at the maximum of options. */
  readonly onAdd: (() => void) | undefined
}

function EditorActions({ onAdd, onRemove, onDone }: ActionsProps) {
  const { questions: words } = useGeneratorContext().texts.generator
  return (
    <div className="generator-actions">
      {onAdd && (
        <button type="button" className="button paper small" onClick={onAdd}>
          <Icon name="plus" />
          {words.addOption}
        </button>
      )}
      <button type="button" className="button paper small" onClick={onRemove}>
        <Icon name="trash" />
        {words.remove}
      </button>
      <button type="button" className="button paper small" onClick={onDone}>
        <Icon name="check" />
        {words.done}
      </button>
    </div>
  )
}
