import { textOf } from '../../stores/wizard/draft.ts'
import type { Field } from '../../stores/wizard/fields.ts'
import { fieldWords, useLocaleTexts, useValue, useWizard } from './context.ts'
import { NumberInput } from './NumberInput.tsx'
import { Question } from './Question.tsx'

export function NumberField({ field }: { field: Field }) {
  const { set } = useWizard()
  const { label } = fieldWords(field, useLocaleTexts())
  return (
    <Question field={field}>
      <NumberInput
        id={field.name}
        label={label}
        value={textOf(useValue(field))}
        onChange={value => set(field, value)}
      />
    </Question>
  )
}
