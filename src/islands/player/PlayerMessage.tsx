import { useStore } from '@nanostores/react'
import type { Player } from '../../stores/player/player.ts'
import type { Speaking } from '../../stores/player/player-story.ts'
import type { PlayerTexts } from './player-props.ts'

interface Props {
  readonly player: Player
  readonly speaking: Speaking
  readonly texts: PlayerTexts
  readonly lookAgain: () => void
  /** Missing for listeners who are not the owner. */
  readonly retry: (() => void) | undefined
}

/** Always rendered, so that screen readers announce what comes. */
export function PlayerMessage({ player, speaking, texts, lookAgain, retry }: Props) {
  const state = useStore(player.$state)
  const isWaiting = state === 'waiting'
  return (
    <div className="player-message" role="status">
      {isWaiting && <p>{waitText(speaking, texts)}</p>}
      {isWaiting && speaking === 'late' && <Way label={texts.lookAgain} onPress={lookAgain} />}
      {isWaiting && speaking === 'failed' && retry && <Way label={texts.failed.retry} onPress={retry} />}
      {state === 'stuck' && <p className="player-error">{texts.stuck}</p>}
      {state === 'ended' && <p>{texts.ended}</p>}
    </div>
  )
}

const Way = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }) => (
  <button type="button" className="button quiet small" onClick={onPress}>
    {label}
  </button>
)

function waitText(speaking: Speaking, texts: PlayerTexts): string {
  if (speaking === 'failed') return texts.failed.text
  if (speaking === 'spent') return texts['change-quota']
  return speaking === 'late' ? texts.late : texts.waiting
}
