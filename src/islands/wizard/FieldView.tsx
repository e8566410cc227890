import type { Field } from '../../stores/wizard/fields.ts'
import { BaseStoryField } from './BaseStoryField.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { LanguageField } from './LanguageField.tsx'
import { LocationsField } from './LocationsField.tsx'
import { NumberField } from './NumberField.tsx'
import { RelationsField } from './RelationsField.tsx'
import { TextField } from './TextField.tsx'
import { TruthField } from './TruthField.tsx'

const FIELD_VIEWS = {
  line: TextField,
  text: TextField,
  number: NumberField,
  choice: ChoiceField,
  choices: ChoiceField,
  truth: TruthField,
  places: LocationsField,
  relations: RelationsField,
  language: LanguageField,
  'base-story': BaseStoryField,
} as const satisfies Record<Field['kind'], (props: { field: Field }) => React.ReactNode>

export function FieldView({ field }: { field: Field }) {
  const View = FIELD_VIEWS[field.kind]
  return <View field={field} />
}
