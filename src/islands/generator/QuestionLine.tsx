import { fill } from '../../lib/fill.ts'
import type { QuestionText } from '../../stores/generator/page-text.ts'
import { Icon } from '../icon/Icon.tsx'
import { useGeneratorContext, usePage } from './context.ts'

interface Props {
  readonly at: number
  readonly question: QuestionText
  readonly isLast: boolean
  readonly onEdit: () => void
  readonly onMove: (to: number) => void
}

export function QuestionLine({ at, question, isLast, onEdit, onMove }: Props) {
  const { questions: words } = useGeneratorContext().texts.generator
  const { language } = usePage().text
  const number = at + 1
  return (
    <div className="generator-question">
      <span className="generator-number" aria-hidden="true">
        {number}
      </span>
      <p lang={language}>
        {question.question || '–'}
        <small>{question.options.filter(Boolean).join(' · ')}</small>
      </p>
      <span className="generator-tools">
        {at > 0 && (
          <button
            type="button"
            className="icon-button"
            aria-label={fill(words.up, { number })}
            onClick={() => onMove(at - 1)}
          >
            <Icon name="chevron-up" />
          </button>
        )}
        {!isLast && (
          <button
            type="button"
            className="icon-button"
            aria-label={fill(words.down, { number })}
            onClick={() => onMove(at + 1)}
          >
            <Icon name="chevron-down" />
          </button>
        )}
        <button type="button" className="icon-button" aria-label={fill(words.edit, { number })} onClick={onEdit}>
          <Icon name="pencil" />
        </button>
      </span>
    </div>
  )
}
