import { useStore } from '@nanostores/react'
import { SKIP_SECONDS } from '../../contract/limits.ts'
import { fill } from '../../lib/fill.ts'
import type { Player } from '../../stores/player/player.ts'
import type { SoundChapter } from '../../stores/player/player-chapters.ts'
import { isSounding } from '../../stores/player/player-state.ts'
import { Icon } from '../icon/Icon.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import type { PlayerTexts } from './player-props.ts'

interface Props {
  readonly player: Player
  readonly chapters: readonly SoundChapter[]
  readonly texts: PlayerTexts
}

export function Controls({ player, chapters, texts }: Props) {
  const state = useStore(player.$state)
  const { chapter } = useStore(player.$spot)
  const isOn = isSounding(state)
  const isBusy = state === 'loading' || state === 'waiting'
  const index = chapters.findIndex(({ number }) => number === chapter)
  const cannotSkip = chapters[index]?.sound === undefined
  const turn = (by: -1 | 1) => () => player.turn(by)
  return (
    <div className="player-buttons">
      <Turn icon="skip-back" label={texts.previous} isOff={index <= 0} onPress={turn(-1)} />
      <Skip icon="rotate-left" text={texts.skipBack} isOff={cannotSkip} onPress={() => player.skip(-SKIP_SECONDS)} />
      <BusyButton
        className="player-play"
        aria-label={isOn ? texts.pause : texts.play}
        isBusy={isBusy}
        onClick={player.toggle}
        icon={isOn ? 'pause' : 'play'}
      />
      <Skip icon="rotate-right" text={texts.skipForward} isOff={cannotSkip} onPress={() => player.skip(SKIP_SECONDS)} />
      <Turn icon="skip-forward" label={texts.next} isOff={index >= chapters.length - 1} onPress={turn(1)} />
    </div>
  )
}

interface StepProps {
  readonly icon: string
  readonly isOff: boolean
  readonly onPress: () => void
}

const Turn = ({ icon, label, isOff, onPress }: StepProps & { readonly label: string }) => (
  <button type="button" className="icon-button" aria-label={label} aria-disabled={isOff} onClick={onPress}>
    <Icon name={icon} />
  </button>
)

/** `text` holds `{seconds}`. */
const Skip = ({ icon, text, isOff, onPress }: StepProps & { readonly text: string }) => (
  <button
    type="button"
    className="icon-button ten"
    aria-label={fill(text, { seconds: SKIP_SECONDS })}
    aria-disabled={isOff}
    onClick={onPress}
  >
    <Icon name={icon} />
    <span aria-hidden="true">{SKIP_SECONDS}</span>
  </button>
)
