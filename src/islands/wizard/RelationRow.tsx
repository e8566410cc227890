import { RELATION_GENDERS } from '../../contract/options.ts'
import { fill } from '../../lib/fill.ts'
import { wordOf } from '../../stores/wizard/answer-text.ts'
import type { RelationDraft } from '../../stores/wizard/draft.ts'
import { Icon } from '../icon/Icon.tsx'
import { ChoiceChips } from '../ui/ChoiceChips.tsx'
import { Field } from '../ui/Field.tsx'
import { useLocaleTexts, useProblem, useWizard } from './context.ts'
import { NumberInput } from './NumberInput.tsx'
import { useTies } from './Question.tsx'

interface Props {
  index: number
  person: RelationDraft
  onChange: (changed: Partial<RelationDraft>) => void
  onRemove: () => void
}

export function RelationRow({ index, person, onChange, onRemove }: Props) {
  const words = useWizard().texts.wizard.relations
  const localeTexts = useLocaleTexts()
  const called = person.name.trim() || fill(words.person, { number: index + 1 })
  const id = (part: string) => `relations-${index}-${part}`
  const genders = RELATION_GENDERS.map(value => ({ value, label: wordOf(localeTexts, 'gender', value) }))
  return (
    <fieldset className="wizard-person">
      <legend>{called}</legend>
      <button
        type="button"
        className="icon-button"
        aria-label={fill(words.remove, { person: called })}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </button>
      <Line id={id('name')} label={words.name} value={person.name} required onChange={name => onChange({ name })} />
      <fieldset className="question" id={id('gender')} tabIndex={-1}>
        <legend>{words.gender}</legend>
        <ChoiceChips
          chips={genders}
          chosen={[person.gender]}
          onToggle={gender => onChange({ gender: gender === person.gender ? '' : gender })}
        />
      </fieldset>
      <Field id={id('age')} label={words.age} problem={useProblem(id('age'))}>
        <NumberInput id={id('age')} label={words.age} value={person.age} onChange={age => onChange({ age })} />
      </Field>
      <Line
        id={id('connection')}
        label={words.connection}
        hint={words.connectionHint}
        value={person.connection}
        onChange={connection => onChange({ connection })}
      />
    </fieldset>
  )
}

interface LineProps {
  id: string
  label: string
  hint?: string
  value: string
  required?: boolean
  onChange: (value: string) => void
}

const Line = ({ id, label, hint, value, required = false, onChange }: LineProps) => (
  <Field {...{ id, hint }} label={<LineLabel {...{ label, required }} />} hintAt="above" problem={useProblem(id)}>
    <input
      {...useTies(id, hint !== undefined)}
      className="input"
      autoComplete="off"
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  </Field>
)

function LineLabel({ label, required }: Required<Pick<LineProps, 'label' | 'required'>>) {
  const { texts } = useWizard()
  return (
    <>
      {label}
      {required && <span className="required">{texts.wizard.required}</span>}
    </>
  )
}
