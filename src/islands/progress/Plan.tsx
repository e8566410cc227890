import type { StoryStatus } from '../../contract/story.ts'
import { planStates } from '../../stores/progress/generation-progress.ts'
import type { ProgressTexts } from './progress-props.ts'

export function Plan({ status, texts: { plan } }: { status: StoryStatus; texts: ProgressTexts }) {
  const states = planStates(status)
  return (
    <section className="progress-sheet day">
      <h2>{plan.heading}</h2>
      <ol className="progress-plan">
        {status.storyPlan?.chapters.map(({ number, title }, index) => {
          const state = states[index] ?? 'open'
          return (
            <li key={number} className={state}>
              <span className="number">{number}</span>
              <span lang={status.language}>
                {state === 'done' ? <a href={`#chapter-${number}`}>{title}</a> : title}
              </span>
              <span className="hint">{plan[state]}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
