import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'

interface Chip {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

interface Props {
  readonly chips: readonly Chip[]
  readonly chosen: readonly string[]
  readonly faulty?: boolean
  readonly onToggle: (value: string) => void
  readonly children?: ReactNode
}

/** A chosen one is marked by a check, an outline and its weight. */
export const ChoiceChips = ({ chips, chosen, faulty, onToggle, children }: Props) => (
  <div className={faulty ? 'chips problem' : 'chips'}>
    {chips.map(({ value, label, disabled }) => {
      const on = chosen.includes(value)
      return (
        <button
          type="button"
          key={value}
          className="chip"
          aria-pressed={on}
          disabled={disabled}
          onClick={() => onToggle(value)}
        >
          {on && <Icon name="check" />}
          <span className="wizard-caption">{label}</span>
        </button>
      )
    })}
    {children}
  </div>
)
