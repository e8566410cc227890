import { fill } from '../../lib/fill.ts'
import { Icon } from '../icon/Icon.tsx'
import { tiesOf } from '../ui/Field.tsx'
import { controlId, useGeneratorContext, usePage, useProblem } from './context.ts'
import { Message } from './Message.tsx'

interface Props {
  /** Indices of its question and of itself among the options. */
  readonly at: number
  readonly index: number
  readonly option: string
  readonly onChange: (text: string) => void
  readonly onRemove: (() => void) | undefined
}

export function OptionField({ at, index, option, onChange, onRemove }: Props) {
  const { questions: words } = useGeneratorContext().texts.generator
  const { language } = usePage().text
  const part = `${at}.options.${index}`
  const id = controlId('questions', part)
  const problem = useProblem('questions', part)
  const label = fill(words.option, { number: index + 1 })
  return (
    <div className="generator-option">
      <input
        {...tiesOf(id, '', problem)}
        className="input"
        lang={language}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={option}
        onChange={({ target }) => onChange(target.value)}
      />
      {onRemove && (
        <button
          type="button"
          className="icon-button"
          aria-label={fill(words.removeOption, { number: index + 1 })}
          onClick={onRemove}
        >
          <Icon name="x" />
        </button>
      )}
      <Message id={id} problem={problem} />
    </div>
  )
}
