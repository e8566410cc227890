import { PLACES_MAX } from '../../contract/limits.ts'
import { fill } from '../../lib/fill.ts'
import { isTexts } from '../../stores/wizard/draft.ts'
import type { Field } from '../../stores/wizard/fields.ts'
import { Icon } from '../icon/Icon.tsx'
import { useValue, useWizard } from './context.ts'
import { GroupQuestion, Message, useTies } from './Question.tsx'
import { useRowFocus } from './row-focus.ts'

const ADD = 'places-add'
const rowId = (place: number) => `places-${place}`

export function PlacesField({ field }: { field: Field }) {
  const { set, texts } = useWizard()
  const words = texts.wizard.places
  const value = useValue(field)
  const places = isTexts(value) ? value : []
  const focus = useRowFocus()
  const add = () => {
    set(field, [...places, ''])
    focus(rowId(places.length))
  }
  const remove = (place: number) => {
    set(field, places.toSpliced(place, 1))
    focus(ADD)
  }
  return (
    <GroupQuestion field={field}>
      {places.map((text, place) => (
        <PlaceRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number in the list
          key={place}
          place={place}
          text={text}
          onChange={changed => set(field, places.with(place, changed))}
          onRemove={() => remove(place)}
        />
      ))}
      {places.length < PLACES_MAX ? (
        <button type="button" className="button paper small wizard-add" id={ADD} onClick={add}>
          <Icon name="plus" />
          {words.add}
        </button>
      ) : (
        <p className="hint" id={ADD} tabIndex={-1}>
          {fill(words.full, { count: PLACES_MAX })}
        </p>
      )}
    </GroupQuestion>
  )
}

interface RowProps {
  place: number
  text: string
  onChange: (text: string) => void
  onRemove: () => void
}

function PlaceRow({ place, text, onChange, onRemove }: RowProps) {
  const words = useWizard().texts.wizard.places
  const label = fill(words.item, { number: place + 1 })
  return (
    <div className="wizard-place">
      <input
        {...useTies(rowId(place), false)}
        id={rowId(place)}
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
        aria-label={fill(words.remove, { place: text.trim() || label })}
        onClick={onRemove}
      >
        <Icon name="x" />
      </button>
      <Message id={rowId(place)} />
    </div>
  )
}
