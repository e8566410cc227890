import { useState } from 'react'
import { LANDING_QUESTIONS_MAX, LANDING_QUESTIONS_MIN } from '../../contract/landing.ts'
import { QUESTION_OPTIONS_MIN } from '../../contract/limits.ts'
import { fill } from '../../lib/fill.ts'
import type { QuestionText } from '../../stores/generator/page-text.ts'
import { Icon } from '../icon/Icon.tsx'
import { controlId, groupTiesOf, useGeneratorContext, usePage, useProblem, useProblems } from './context.ts'
import { Message } from './Message.tsx'
import { Pane } from './Pane.tsx'
import { QuestionEditor } from './QuestionEditor.tsx'
import { QuestionLine } from './QuestionLine.tsx'

const ID = controlId('questions')
const blankQuestion = (): QuestionText => ({
  question: '',
  options: Array.from({ length: QUESTION_OPTIONS_MIN }, () => ''),
})

export function QuestionsPane() {
  const { questions: words } = useGeneratorContext().texts.generator
  const { text, change } = usePage()
  const problem = useProblem('questions')
  const [edited, setEdited] = useState<number | undefined>(undefined)
  const { questions } = text
  const put = (changed: QuestionText[]) => change({ questions: changed }, 'questions')
  const add = () => {
    put([...questions, blankQuestion()])
    setEdited(questions.length)
  }
  return (
    <Pane icon="list" heading={words.heading} number={4}>
      <fieldset {...groupTiesOf(ID, words.hint, problem)} className="generator-plain">
        <legend className="generator-hidden">{words.heading}</legend>
        <p className="hint" id={`${ID}-hint`}>
          {fill(words.hint, { minimum: LANDING_QUESTIONS_MIN, maximum: LANDING_QUESTIONS_MAX })}
        </p>
        <QuestionList {...{ questions, edited }} onPut={put} onEdit={setEdited} />
      </fieldset>
      <Message id={ID} problem={problem} />
      {questions.length < LANDING_QUESTIONS_MAX && (
        <button type="button" className="button paper" onClick={add}>
          <Icon name="plus" />
          {words.add}
        </button>
      )}
    </Pane>
  )
}

interface ListProps {
  readonly questions: readonly QuestionText[]
  /** Index of the edited question; one with a problem is open as well. */
  readonly edited: number | undefined
  readonly onPut: (changed: QuestionText[]) => void
  readonly onEdit: (at: number | undefined) => void
}

function QuestionList({ questions, edited, onPut, onEdit }: ListProps) {
  const faulty = useProblems().filter(({ field, part }) => field === 'questions' && part !== '')
  const isOpen = (at: number) => edited === at || faulty.some(({ part }) => part.startsWith(`${at}.`))
  const remove = (at: number) => {
    onEdit(undefined)
    onPut(questions.toSpliced(at, 1))
    document.getElementById(ID)?.focus()
  }
  const move = (from: number, to: number) => {
    const question = questions[from]
    if (question) onPut(questions.toSpliced(from, 1).toSpliced(to, 0, question))
  }
  return (
    <ol className="generator-questions">
      {questions.map((question, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question is its number in the list
        <li key={at}>
          {isOpen(at) ? (
            <QuestionEditor
              {...{ at, question }}
              onChange={changed => onPut(questions.with(at, changed))}
              onRemove={() => remove(at)}
              onDone={() => onEdit(undefined)}
            />
          ) : (
            <QuestionLine
              {...{ at, question }}
              isLast={at === questions.length - 1}
              onEdit={() => onEdit(at)}
              onMove={to => move(at, to)}
            />
          )}
        </li>
      ))}
    </ol>
  )
}
