import { useStore } from '@nanostores/react'
import { fill } from '../../lib/fill.ts'
import { type Row, review, type Section } from '../../stores/wizard/review.ts'
import { Icon } from '../icon/Icon.tsx'
import { useLocaleTexts, useWizard } from './context.ts'

const ICONS = {
  hero: 'user',
  company: 'users',
  place: 'map-pin',
  questions: 'sparkle',
  telling: 'feather',
} as const satisfies Record<Section['key'], string>

export function Review() {
  const { steps, $values } = useWizard()
  return (
    <div className="wizard-review">
      {review(steps, useStore($values), useLocaleTexts()).map(({ key, heading, rows }) => (
        <section key={key}>
          <h2>
            <Icon name={ICONS[key]} />
            {heading}
          </h2>
          <dl>
            {rows.map(row => (
              <ReviewRow key={row.key} row={row} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function ReviewRow({ row }: { row: Row }) {
  const { open, texts } = useWizard()
  const words = texts.wizard.check
  return (
    <div className="wizard-answer">
      <dt>{row.label}</dt>
      <dd className={row.answer ? undefined : 'none'}>{row.answer || words.open}</dd>
      <dd className="wizard-change">
        <button type="button" aria-label={fill(words.changeRow, { row: row.label })} onClick={() => open(row.step)}>
          {words.change}
        </button>
      </dd>
    </div>
  )
}
