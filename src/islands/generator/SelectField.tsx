import { Field, tiesOf } from '../ui/Field.tsx'

interface Props<Value extends string> {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly value: Value
  readonly options: readonly (readonly [Value, string])[]
  readonly onChange: (value: Value) => void
}

export function SelectField<Value extends string>({ id, label, hint, value, options, onChange }: Props<Value>) {
  const choose = (wanted: string) => {
    const found = options.find(([option]) => option === wanted)
    if (found) onChange(found[0])
  }
  return (
    <Field {...{ id, label, hint }}>
      <select {...tiesOf(id, hint, '')} className="input" value={value} onChange={({ target }) => choose(target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}
