import { useStore } from '@nanostores/react'
import { fill } from '../../lib/fill.ts'
import type { AnswerForecast } from '../../stores/wizard/forecast.ts'
import { leftOutGroups } from '../../stores/wizard/left-out.ts'
import { Icon } from '../icon/Icon.tsx'
import { useWizard } from './context.ts'

/** More questions than these are folded. */
const SHOWN_MOST = 3

/** What the offline author can and cannot do with the answers; of a model, what it is not given. */
export function Forecast() {
  const { $forecast, texts } = useWizard()
  const forecast = useStore($forecast)
  const words = texts.wizard.forecast
  if (forecast.state === 'none') return null
  const isOffline = forecast.state !== 'known' || forecast.author === 'offline'
  return (
    <section className="wizard-forecast">
      <h2>
        <Icon name="feather" />
        {words.heading}
      </h2>
      {isOffline && <p>{words.author}</p>}
      <div aria-live="polite">
        {forecast.state === 'asking' && <p className="hint">{words.asking}</p>}
        {forecast.state === 'known' && isOffline && <Counts {...forecast.answers} />}
      </div>
      {forecast.state === 'known' && forecast.answers.leftOut.length > 0 && <LeftOut answers={forecast.answers} />}
    </section>
  )
}

function Counts({ given, moving, beside, leftOut }: AnswerForecast) {
  const words = useWizard().texts.wizard.forecast
  if (given === 0) return null
  const isUnread = leftOut.some(({ reason }) => reason === 'unread')
  return (
    <>
      <p className="wizard-forecast-count">{fill(words.moving, { moving, given })}</p>
      {beside > 0 && <p>{fill(words.beside, { beside })}</p>}
      {isUnread && <p className="hint">{words.hint}</p>}
    </>
  )
}

function LeftOut({ answers }: { answers: AnswerForecast }) {
  const { steps, $values, texts } = useWizard()
  const groups = leftOutGroups(answers, { steps, values: useStore($values) }, texts.wizard)
  const words = texts.wizard.forecast
  const count = answers.leftOut.length
  return (
    <details open={count <= SHOWN_MOST}>
      <summary>{fill(words.leftOut, { count })}</summary>
      <dl>
        {groups.map(({ reason, questions }) => (
          <div key={reason}>
            <dt>{words.reasons[reason]}</dt>
            {questions.map(question => (
              <dd key={question}>{question}</dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  )
}
