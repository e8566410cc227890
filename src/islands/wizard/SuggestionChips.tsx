import { useStore } from '@nanostores/react'
import { fill } from '../../lib/fill.ts'
import type { Field } from '../../stores/wizard/fields.ts'
import { ideas } from '../../stores/wizard/suggestions.ts'
import { Icon } from '../icon/Icon.tsx'
import { useWizard } from './context.ts'

export function SuggestionChips({ field }: { field: Field }) {
  const { $offers, append, texts } = useWizard()
  const offer = useStore($offers)[field.name]
  const suggestions = offer?.suggestions.length ? offer.suggestions : ideas(field.question?.options ?? [])
  if (!offer && suggestions.length === 0) return null
  const last = suggestions.length - 1
  return (
    <div className="suggestions" aria-live="polite">
      <p className="suggestions-title">
        <Icon name="lantern" />
        {texts.wizard.suggestions.hint}
      </p>
      <div className="chips">
        {suggestions.map((suggestion, index) => (
          <button
            type="button"
            className="chip"
            key={suggestion.text}
            title={suggestion.text}
            onClick={() => append(field, suggestion)}
          >
            <Icon name="plus" />
            <span className="visually-hidden">{fill(texts.wizard.suggestions.add, { text: suggestion.text })}</span>
            <span aria-hidden="true">
              {suggestion.label}
              {offer?.state === 'streaming' && index === last && <span className="caret" />}
            </span>
          </button>
        ))}
        {offer && offer.state !== 'complete' && (
          <span className="chip waiting" aria-hidden="true">
            …
          </span>
        )}
      </div>
    </div>
  )
}
