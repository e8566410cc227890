import './read-along.css'
import { useStore } from '@nanostores/react'
import type { RefObject } from 'react'
import type { Story } from '../../contract/story.ts'
import type { Texts } from '../../contract/texts.ts'
import { isSounding, type PlayerState } from '../../stores/player/player-state.ts'
import type { Listening } from '../../stores/player/player-story.ts'
import type { Reading } from '../../stores/reader/reading.ts'
import { Icon } from '../icon/Icon.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { useHeardSentence } from './use-heard-sentence.ts'
import { useReadAlong } from './use-read-along.ts'

type ReadAlongTexts = Texts['readAlong']

interface Props {
  readonly story: Story
  readonly reading: Reading
  readonly book: RefObject<HTMLElement | null>
  readonly texts: ReadAlongTexts
  readonly onClose: () => void
}

export default function ReadAlongBar({ story, reading, book, texts, onClose }: Props) {
  const { session, along, listening } = useReadAlong(story, reading)
  useHeardSentence({ along, book, reading })
  const state = useStore(session.player.$state)
  const now = useStore(listening.$listening, { ssr: 'initial' })
  const isOn = isSounding(state)
  const isBusy = state === 'loading' || state === 'waiting'
  return (
    <section className="read-along-bar" aria-label={texts.label}>
      <button type="button" className="icon-button" aria-label={texts.previous} onClick={() => along.step(-1)}>
        <Icon name="skip-back" />
      </button>
      <BusyButton
        className="read-along-play"
        aria-label={isOn ? texts.pause : texts.play}
        isBusy={isBusy}
        onClick={session.player.toggle}
        icon={isOn ? 'pause' : 'play'}
      />
      <button type="button" className="icon-button" aria-label={texts.next} onClick={() => along.step(1)}>
        <Icon name="skip-forward" />
      </button>
      <p role="status">{messageOf(state, now, texts)}</p>
      <button type="button" className="icon-button" aria-label={texts.close} onClick={onClose}>
        <Icon name="x" />
      </button>
    </section>
  )
}

function messageOf(state: PlayerState, now: Listening, texts: ReadAlongTexts): string {
  if (state === 'waiting') return 'speaking' in now && now.speaking !== 'going' ? texts.late : texts.waiting
  if (state === 'stuck') return texts.stuck
  return state === 'ended' ? texts.ended : texts.hint
}
