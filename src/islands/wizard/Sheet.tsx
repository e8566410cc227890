import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { fill } from '../../lib/fill.ts'
import type { Card } from '../../stores/wizard/cards.ts'
import { textOf } from '../../stores/wizard/draft.ts'
import { visibleFields } from '../../stores/wizard/fields.ts'
import { useWizard } from './context.ts'
import { FieldView } from './FieldView.tsx'
import { Forecast } from './Forecast.tsx'
import { Review } from './Review.tsx'
import { Summary } from './Summary.tsx'

/** The page goes to its top and the heading takes the focus, unless there are problems. */
export function Sheet({ card }: { card: Card }) {
  const { steps, texts, $values, $shown } = useWizard()
  const values = useStore($values)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if ($shown.get().problems.length > 0) return
    scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [$shown])

  const name = textOf(values.name).trim()
  const { title, named } = texts.wizard.steps[card.step]
  const fields = steps.find(step => step.name === card.step)?.fields ?? []
  return (
    <section className={`sheet wizard-card wizard-turn-${card.turn}`}>
      <h1 ref={heading} tabIndex={-1}>
        {name ? fill(named, { name }) : title}
      </h1>
      <Summary />
      {card.step === 'check' && <Review />}
      {card.step === 'check' && <Forecast />}
      {visibleFields(fields, values).map(field => (
        <FieldView key={field.name} field={field} />
      ))}
    </section>
  )
}
