import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'

interface Props<Value extends string> {
  readonly name: string
  readonly legend: string
  readonly options: readonly Value[]
  readonly labels: Readonly<Record<Value, ReactNode>>
  readonly value: Value
  readonly className: string
  readonly note?: string | undefined
  readonly onChange: (value: Value) => void
}

export const Choice = <Value extends string>(props: Props<Value>) => (
  <fieldset className={`reader-choice ${props.className}`}>
    <legend>{props.legend}</legend>
    <div>
      {props.options.map(option => (
        <label key={option} data-option={option}>
          <input
            type="radio"
            className="visually-hidden"
            name={props.name}
            checked={option === props.value}
            onChange={() => props.onChange(option)}
          />
          <span>{props.labels[option]}</span>
          <Icon name="check" />
        </label>
      ))}
    </div>
    {props.note && <p className="hint">{props.note}</p>}
  </fieldset>
)
