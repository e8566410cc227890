import { textOf } from '../../stores/wizard/draft.ts'
import type { Field } from '../../stores/wizard/fields.ts'
import { fieldWords, useLocaleTexts, useValue, useWizard } from './context.ts'
import { Question, useTies } from './Question.tsx'
import { SuggestionChips } from './SuggestionChips.tsx'

const TEXT_ROWS = 2

export function TextField({ field }: { field: Field }) {
  const { write, suggest } = useWizard()
  const value = textOf(useValue(field))
  const control = {
    ...useTies(field.name, fieldWords(field, useLocaleTexts()).hint !== ''),
    id: field.name,
    className: 'input',
    value,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => write(field, event.target.value),
    ...(field.suggests && { onFocus: () => suggest(field) }),
  }
  return (
    <Question field={field}>
      {field.kind === 'text' ? <textarea {...control} rows={TEXT_ROWS} /> : <input {...control} type="text" />}
      {field.suggests && <SuggestionChips field={field} />}
    </Question>
  )
}
