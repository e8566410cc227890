import { useStore } from '@nanostores/react'
import { SUGGESTIONS_SHOWN } from '../../contract/limits.ts'
import { fill } from '../../lib/fill.ts'
import type { Field } from '../../stores/wizard/fields.ts'
import { ideas } from '../../stores/wizard/suggestions.ts'
import { Icon } from '../icon/Icon.tsx'
import { useWizard } from './context.ts'

/** Under the field in use alone; a card opens with the ideas of its first question that has some. */
export function SuggestionChips({ field }: { field: Field }) {
  const { $offers, $inUse, append, texts } = useWizard()
  const offer = useStore($offers)[field.name]
  const first = useFirstWithIdeas()
  if ((useStore($inUse) ?? first) !== field.name) return null
  const suggestions = offer?.suggestions.length ? offer.suggestions : ideas(field.question?.options ?? [])
  if (!offer && suggestions.length === 0) return null
  const shown = suggestions.slice(0, SUGGESTIONS_SHOWN)
  return (
    <div className="suggestions" aria-live="polite">
      <p className="suggestions-title">
        <Icon name="lantern" />
        {texts.wizard.suggestions.hint}
      </p>
      <div className="chips">
        {shown.map((suggestion, index) => (
          <button type="button" className="chip" key={suggestion.text} onClick={() => append(field, suggestion)}>
            <Icon name="plus" />
            <span className="visually-hidden">{fill(texts.wizard.suggestions.add, { text: suggestion.label })}</span>
            <span aria-hidden="true">
              {suggestion.label}
              {offer?.state === 'streaming' && index === shown.length - 1 && <span className="caret" />}
            </span>
          </button>
        ))}
        {offer && offer.state !== 'complete' && shown.length < SUGGESTIONS_SHOWN && (
          <span className="chip waiting" aria-hidden="true">
            …
          </span>
        )}
      </div>
    </div>
  )
}

function useFirstWithIdeas(): string | undefined {
  const { steps, $card } = useWizard()
  const { step } = useStore($card)
  const fields = steps.find(({ name }) => name === step)?.fields ?? []
  return fields.find(({ suggests, question }) => suggests && question?.options?.length)?.name
}
