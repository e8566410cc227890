import { useStore } from '@nanostores/react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { counted } from '../../lib/counted.ts'
import type { EditorDraftStore } from '../../stores/generator/editor-draft.ts'
import type { Problem } from '../../stores/generator/problems.ts'
import { controlId, useGeneratorContext } from './context.ts'

/** Takes the focus whenever problems were found anew. */
export function ProblemSummary() {
  const { generator, texts, language, languages } = useGeneratorContext()
  const { problems: words } = texts.generator
  const { saving, editorDraft } = generator
  const problems = useStore(saving.$problems)
  const round = useStore(saving.$round)
  const { pages } = useStore(editorDraft.$draft)
  const summary = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round takes the focus, even with the same problems
  useEffect(() => summary.current?.focus(), [round])
  if (problems.length === 0) return null

  return (
    <div className="sum" role="alert" tabIndex={-1} ref={summary}>
      <b>{counted(language, problems.length, words.summary)}</b>
      <ul className="generator-links">
        {problems.map(problem => (
          <li key={`${problem.language} ${problem.field} ${problem.part} ${problem.issue.path}`}>
            <a href={`#${controlId(problem.field, problem.part)}`} onClick={event => goTo(event, problem, editorDraft)}>
              {pages.length > 1
                ? `${words.fields[problem.field]} (${languages[problem.language]})`
                : words.fields[problem.field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Not by the link: the page of another language has to be shown first. */
function goTo(event: MouseEvent, problem: Problem, editorDraft: EditorDraftStore): void {
  event.preventDefault()
  editorDraft.show(problem.language)
  requestAnimationFrame(() => {
    const control =
      document.getElementById(controlId(problem.field, problem.part)) ??
      document.getElementById(controlId(problem.field))
    control?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
  })
}
