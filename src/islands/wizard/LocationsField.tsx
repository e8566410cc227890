import { LOCATIONS_MAX } from '../../contract/limits.ts'
import { fill } from '../../lib/fill.ts'
import { isTexts } from '../../stores/wizard/draft.ts'
import type { Field } from '../../stores/wizard/fields.ts'
import { Icon } from '../icon/Icon.tsx'
import { useValue, useWizard } from './context.ts'
import { GroupQuestion, Message, useTies } from './Question.tsx'
import { useRowFocus } from './row-focus.ts'

const ADD = 'places-add'
const rowId = (index: number) => `places-${index}`

export function LocationsField({ field }: { field: Field }) {
  const { set, texts } = useWizard()
  const words = texts.wizard.places
  const value = useValue(field)
  const locations = isTexts(value) ? value : []
  const focus = useRowFocus()
  const add = () => {
    set(field, [...locations, ''])
    focus(rowId(locations.length))
  }
  const remove = (index: number) => {
    set(field, locations.toSpliced(index, 1))
    focus(ADD)
  }
  return (
    <GroupQuestion field={field}>
      {locations.map((text, index) => (
        <LocationRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number in the list
          key={index}
          index={index}
          text={text}
          onChange={changed => set(field, locations.with(index, changed))}
          onRemove={() => remove(index)}
        />
      ))}
      {locations.length < LOCATIONS_MAX ? (
        <button type="button" className="button paper small wizard-add" id={ADD} onClick={add}>
          <Icon name="plus" />
          {words.add}
        </button>
      ) : (
        <p className="hint" id={ADD} tabIndex={-1}>
          {fill(words.full, { count: LOCATIONS_MAX })}
        </p>
      )}
    </GroupQuestion>
  )
}

interface RowProps {
  index: number
  text: string
  onChange: (text: string) => void
  onRemove: () => void
}

function LocationRow({ index, text, onChange, onRemove }: RowProps) {
  const words = useWizard().texts.wizard.places
  const label = fill(words.item, { number: index + 1 })
  return (
    <div className="wizard-place">
      <input
        {...useTies(rowId(index), false)}
        id={rowId(index)}
        className="input"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={text}
        onChange={event => onChange(event.target.value)}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={fill(words.remove, { index: text.trim() || label })}
        onClick={onRemove}
      >
        <Icon name="x" />
      </button>
      <Message id={rowId(index)} />
    </div>
  )
}
