import { DEDICATION_MAX, PRESENT_NAME_MAX } from '../../contract/present.ts'
import { fill } from '../../lib/fill.ts'
import { explain } from '../../stores/wizard/explain.ts'
import { Field, tiesOf } from '../ui/Field.tsx'
import { TextField } from '../ui/TextField.tsx'
import { DeliveryChoice } from './DeliveryChoice.tsx'
import { EditionChoice } from './EditionChoice.tsx'
import type { FieldsProps } from './give-props.ts'

type Path = 'to' | 'from' | 'dedication' | 'address' | 'day' | 'hour'

/** What is said of a field's value where the service refused it. */
function problemAt({ now, texts }: FieldsProps, path: Path): string | undefined {
  const issue = now.issues.find(one => one.path === path)
  return issue && explain(issue, texts.errors)
}

export const PresentFields = (props: FieldsProps) => (
  <div className="give-fields">
    <div className="give-pair">
      <NameField {...props} path="to" />
      <NameField {...props} path="from" />
    </div>
    <DedicationField {...props} />
    <DeliveryChoice {...props} />
    {props.draft.delivery === 'mail' && <AddressField {...props} />}
    <TimeFields {...props} />
    <EditionChoice {...props} />
  </div>
)

const NameField = ({ path, ...props }: FieldsProps & { readonly path: 'to' | 'from' }) => (
  <TextField
    id={`give-${path}`}
    label={props.texts.give[path]}
    problem={problemAt(props, path)}
    value={props.draft[path]}
    maxLength={PRESENT_NAME_MAX}
    autoComplete="off"
    dir="auto"
    onChange={({ target }) => props.onChange({ [path]: target.value })}
  />
)

function DedicationField(props: FieldsProps) {
  const { draft, onChange, texts } = props
  const problem = problemAt(props, 'dedication')
  return (
    <Field
      id="give-dedication"
      label={texts.give.dedication}
      hint={fill(texts.give.count, { count: draft.dedication.length, max: DEDICATION_MAX })}
      problem={problem}
    >
      <textarea
        className="input"
        {...tiesOf('give-dedication', true, problem)}
        value={draft.dedication}
        maxLength={DEDICATION_MAX}
        dir="auto"
        onChange={({ target }) => onChange({ dedication: target.value })}
      />
    </Field>
  )
}

const AddressField = (props: FieldsProps) => (
  <TextField
    id="give-address"
    type="email"
    label={props.texts.give.address}
    hint={props.texts.give.addressHint}
    problem={problemAt(props, 'address')}
    value={props.draft.address}
    autoComplete="off"
    onChange={({ target }) => props.onChange({ address: target.value })}
  />
)

const TimeFields = (props: FieldsProps) => (
  <div className="give-pair">
    <TextField
      id="give-day"
      type="date"
      label={props.texts.give.day}
      problem={problemAt(props, 'day')}
      value={props.draft.day}
      onChange={({ target }) => props.onChange({ day: target.value })}
    />
    <TextField
      id="give-hour"
      type="time"
      label={props.texts.give.hour}
      hint={fill(props.texts.give.zone, { zone: props.draft.timeZone.replaceAll('_', ' ') })}
      problem={problemAt(props, 'hour')}
      value={props.draft.hour}
      onChange={({ target }) => props.onChange({ hour: target.value })}
    />
  </div>
)
