import { useStore } from '@nanostores/react'
import { SKIP_SECONDS } from '../../contract/limits.ts'
import { fill } from '../../lib/fill.ts'
import { isSounding, type Player } from '../../stores/player/player.ts'
import type { SoundChapter } from '../../stores/player/player-chapters.ts'
import { Icon } from '../icon/Icon.tsx'
import type { PlayerTexts } from './player-props.ts'

interface Props {
  readonly player: Player
  readonly chapters: readonly SoundChapter[]
  readonly texts: PlayerTexts
}

/** Play and pause, ten seconds either way, and the chapters beside this one. */
export function Controls({ player, chapters, texts }: Props) {
  const state = useStore(player.$state)
  const { chapter } = useStore(player.$spot)
  const isOn = isSounding(state)
  const isBusy = state === 'loading' || state === 'waiting'
  const index = chapters.findIndex(({ number }) => number === chapter)
  const cannotSkip = chapters[index]?.sound === undefined
  const seconds = SKIP_SECONDS
  return (
    <div className="pl-buttons">
      <button
        type="button"
        className="ib"
        aria-label={texts.previous}
        aria-disabled={index <= 0}
        onClick={() => player.turn(-1)}
      >
        <Icon name="skip-back" />
      </button>
      <button
        type="button"
        className="ib ten"
        aria-label={fill(texts.skipBack, { seconds })}
        aria-disabled={cannotSkip}
        onClick={() => player.skip(-seconds)}
      >
        <Icon name="rotate-left" />
        <span aria-hidden="true">{seconds}</span>
      </button>
      <button
        type="button"
        className="pl-play"
        aria-label={isOn ? texts.pause : texts.play}
        aria-busy={isBusy || undefined}
        onClick={player.toggle}
      >
        {isBusy ? <span className="spin" /> : <Icon name={isOn ? 'pause' : 'play'} />}
      </button>
      <button
        type="button"
        className="ib ten"
        aria-label={fill(texts.skipForward, { seconds })}
        aria-disabled={cannotSkip}
        onClick={() => player.skip(seconds)}
      >
        <Icon name="rotate-right" />
        <span aria-hidden="true">{seconds}</span>
      </button>
      <button
        type="button"
        className="ib"
        aria-label={texts.next}
        aria-disabled={index >= chapters.length - 1}
        onClick={() => player.turn(1)}
      >
        <Icon name="skip-forward" />
      </button>
    </div>
  )
}
