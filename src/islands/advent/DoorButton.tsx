import { type Street, windowPosition } from '../../contract/street.ts'
import { fill } from '../../lib/fill.ts'
import type { Door } from '../../stores/advent/advent.ts'
import { Icon } from '../icon/Icon.tsx'
import type { AdventTexts } from './advent-props.ts'

interface Props {
  readonly door: Door
  readonly index: number
  readonly windows: Street['windows']
  /** Not fetched before it opens. */
  readonly picture: string
  readonly texts: AdventTexts
  readonly isCurrent: boolean
  readonly onFocus: () => void
  readonly onPress: () => void
}

export function DoorButton({ door, index, windows, picture, texts, isCurrent, onFocus, onPress }: Props) {
  const { day, state } = door
  const isOpen = state === 'open' || state === 'peeked'
  return (
    <button
      type="button"
      className={`door ${state}`}
      style={windowPosition(windows, index)}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={fill(texts.door, { day, state: texts.states[state] })}
      aria-haspopup="dialog"
      onFocus={onFocus}
      onClick={onPress}
    >
      <span className="door-in">
        {isOpen && <img src={picture} alt="" width={200} height={250} decoding="async" />}
      </span>
      <i className="shutter left" />
      <i className="shutter right" />
      <b className="door-day">{day}</b>
      {state === 'open' && (
        <span className="door-mark">
          <Icon name="check" />
        </span>
      )}
    </button>
  )
}
