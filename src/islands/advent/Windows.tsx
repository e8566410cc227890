import { type KeyboardEvent, useRef, useState } from 'react'
import { MOBILE_BREAKPOINT_PX } from '../../contract/limits.ts'
import type { Street } from '../../contract/street.ts'
import type { Door } from '../../stores/advent/advent.ts'
import { type Direction, neighbour } from '../../stores/advent/advent-walk.ts'
import type { AdventTexts, Gift } from './advent-props.ts'
import { DoorButton } from './DoorButton.tsx'

interface Props {
  /** In street order: house by house, row by row. */
  readonly doors: readonly Door[]
  readonly windows: Street['windows']
  readonly gifts: readonly Gift[]
  readonly texts: AdventTexts
  readonly onPress: (day: number) => void
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

const isWide = () => matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`).matches

/** Roving tabindex: one window is in the Tab order, arrows lead to its neighbours. */
export function Windows({ doors, windows, gifts, texts, onPress }: Props) {
  const street = useRef<HTMLFieldSetElement>(null)
  const today = doors.findIndex(({ state }) => state === 'today')
  const [current, setCurrent] = useState(Math.max(today, 0))

  const walk = (event: KeyboardEvent) => {
    const index = indexAfter(event.key, current, windows[isWide() ? 'wide' : 'tall'])
    if (index === undefined) return
    event.preventDefault()
    setCurrent(index)
    street.current?.querySelectorAll('button')[index]?.focus()
  }
  return (
    <fieldset ref={street} className="street-windows" onKeyDown={walk}>
      <legend className="visually-hidden">{texts.label}</legend>
      {doors.map((door, index) => (
        <DoorButton
          key={door.day}
          {...{ door, index, windows, texts }}
          picture={gifts[door.day - 1]?.small ?? ''}
          isCurrent={index === current}
          onFocus={() => setCurrent(index)}
          onPress={() => onPress(door.day)}
        />
      ))}
    </fieldset>
  )
}

function indexAfter(key: string, from: number, boxes: Street['windows']['wide']): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return boxes.length - 1
  const direction = ARROWS[key]
  return direction && neighbour(boxes, from, direction)
}
