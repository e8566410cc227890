import { useStore } from '@nanostores/react'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { elapsed } from '../../lib/elapsed.ts'
import { fill } from '../../lib/fill.ts'
import type { Player } from '../../stores/player/player.ts'
import { scrubBy } from './player-keys.ts'
import type { PlayerTexts } from './player-props.ts'

const SECONDS_PER_MINUTE = 60

interface Props {
  readonly player: Player
  /** Seconds of the chapter. */
  readonly length: number
  readonly texts: PlayerTexts
}

/** Nothing is fetched while dragging: the sound follows on release. */
export function Scrubber({ player, length, texts }: Props) {
  const { seconds } = useStore(player.$spot)
  const input = useRef<HTMLInputElement>(null)
  const [dragged, setDragged] = useState<number>()
  const shown = Math.min(dragged ?? seconds, length)
  useEffect(() => {
    const slider = input.current
    // Native event: React's fires with every step of a drag.
    const letGo = () => {
      if (slider) player.seek(Number(slider.value))
      setDragged(undefined)
    }
    slider?.addEventListener('change', letGo)
    return () => slider?.removeEventListener('change', letGo)
  }, [player])
  return (
    <div className="player-scrub">
      <input
        ref={input}
        type="range"
        min={0}
        max={Math.max(1, length)}
        step="any"
        value={shown}
        disabled={length === 0}
        aria-label={texts.position}
        aria-valuetext={fill(texts.positionText, { now: elapsed(shown), total: elapsed(length) })}
        style={{ '--share': length > 0 ? shown / length : 0 } as CSSProperties}
        onChange={event => setDragged(event.target.valueAsNumber)}
        onKeyDown={event => {
          const by = scrubBy(event, length)
          if (by === undefined) return
          event.preventDefault()
          player.skip(by)
        }}
      />
      <p className="numbers" aria-hidden="true">
        <span>{elapsed(shown)}</span>
        {length > 0 && (
          <span>{fill(texts.left, { minutes: Math.max(1, Math.round((length - shown) / SECONDS_PER_MINUTE)) })}</span>
        )}
        <span>{elapsed(length)}</span>
      </p>
    </div>
  )
}
