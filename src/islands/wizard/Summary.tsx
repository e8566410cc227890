import { useStore } from '@nanostores/react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { counted } from '../../lib/counted.ts'
import type { Problem } from '../../stores/wizard/problems.ts'
import { fieldWords, useLocaleTexts, useWizard } from './context.ts'

/** Takes the focus whenever problems were found anew. */
export function Summary() {
  const { $shown, texts, page } = useWizard()
  const { problems, round } = useStore($shown)
  const localeTexts = useLocaleTexts()
  const summary = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round takes the focus, even with the same problems
  useEffect(() => summary.current?.focus(), [round])

  if (problems.length === 0) return null
  return (
    <div className="sum" role="alert" tabIndex={-1} ref={summary}>
      <b>{counted(page.language, problems.length, texts.wizard.summary)}</b>
      <ul className="wizard-links">
        {problems.map(problem => (
          <li key={problem.id}>
            <a href={`#${problem.id}`} onClick={event => goTo(event, problem)}>
              {fieldWords(problem.field, localeTexts).short}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Not by the link: a changed hash would add an entry to the browser's history. */
function goTo(event: MouseEvent, { id }: Problem) {
  event.preventDefault()
  const control = document.getElementById(id)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
