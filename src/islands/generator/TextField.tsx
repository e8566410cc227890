import type { PageText } from '../../stores/generator/page-text.ts'
import type { FieldName } from '../../stores/generator/problems.ts'
import { Field, tiesOf } from '../ui/Field.tsx'
import { controlId, useGeneratorContext, usePage, useProblem } from './context.ts'

type TypedName = Extract<FieldName, keyof PageText & keyof TextsOfFields>
type TextsOfFields = ReturnType<typeof useGeneratorContext>['texts']['generator']['text']['fields']

interface Props {
  readonly name: TypedName
  /** At least; a single line does not grow. */
  readonly rows?: number
}

export function TextField({ name, rows = 1 }: Props) {
  const { label, hint } = useGeneratorContext().texts.generator.text.fields[name]
  const { text, change } = usePage()
  const problem = useProblem(name)
  const id = controlId(name)
  const control = {
    ...tiesOf(id, hint, problem),
    className: 'input',
    lang: text.language,
    autoComplete: 'off',
    value: text[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }, name),
  }
  return (
    <Field {...{ id, label, hint, problem }} hintAt="below">
      {rows > 1 ? <textarea {...control} rows={rows} /> : <input {...control} type="text" />}
    </Field>
  )
}
