import { useStore } from '@nanostores/react'
import { elapsed } from '../../lib/elapsed.ts'
import type { Player } from '../../stores/player/player.ts'
import type { SoundChapter } from '../../stores/player/player-chapters.ts'
import type { Speaking } from '../../stores/player/player-story.ts'
import { Icon } from '../icon/Icon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { PlayerTexts } from './player-props.ts'

interface Props {
  readonly chapters: readonly SoundChapter[]
  readonly player: Player
  readonly storyLanguage: string
  readonly speaking: Speaking
  readonly texts: PlayerTexts
}

export function ChapterList({ chapters, player, storyLanguage, speaking, texts }: Props) {
  const { chapter } = useStore(player.$spot)
  return (
    <section className="player-sheet" aria-labelledby="player-chapters">
      <h2 id="player-chapters">{texts.chapters}</h2>
      <ol>
        {chapters.map(({ number, title, sound }) => (
          <li key={number}>
            <button type="button" aria-current={number === chapter || undefined} onClick={() => player.choose(number)}>
              <span className="number">{number === chapter ? <Icon name="play" /> : number}</span>
              <span lang={storyLanguage}>{title}</span>
              {sound ? (
                <span className="numbers">{elapsed(sound.length)}</span>
              ) : (
                <span className="player-unmade">
                  <Spinner isStill={speaking !== 'going'} />
                  <span className="visually-hidden">
                    {speaking === 'failed' ? texts.failed.heading : texts.speaking}
                  </span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
