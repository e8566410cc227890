import type { CSSProperties } from 'react'
import { AGE_INPUT_MAX, AGE_SLIDER_MAX } from '../../contract/limits.ts'
import { useTies } from './Question.tsx'

interface Props {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
}

/** The slider ends earlier than the field. */
export function NumberInput({ id, label, value, onChange }: Props) {
  const slid = Math.min(AGE_SLIDER_MAX, Math.max(0, Number(value) || 0))
  const fill: CSSProperties & Record<'--fill', string> = { '--fill': `${(100 * slid) / AGE_SLIDER_MAX}%` }
  return (
    <div className="age-row">
      <input
        {...useTies(id, false)}
        id={id}
        className="input"
        type="number"
        inputMode="numeric"
        min={0}
        max={AGE_INPUT_MAX}
        step={1}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      <input
        className="range"
        type="range"
        aria-label={label}
        min={0}
        max={AGE_SLIDER_MAX}
        step={1}
        value={slid}
        style={fill}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  )
}
