import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { call } from '../../stores/client.ts'
import { browserClock } from '../../stores/clock.ts'
import { hasSound } from '../../stores/library/editions.ts'
import { createOtherAudiobooks } from '../../stores/player/other-audiobooks.ts'
import { SEEN } from '../../stores/player/player-story.ts'
import { Spinner } from '../ui/Spinner.tsx'
import type { PlayerProps } from './player-props.ts'

interface Props extends PlayerProps {
  readonly current: string
}

export function OtherAudiobooks({ texts, paths, current }: Props) {
  const [store] = useState(() => createOtherAudiobooks({ ask: call, clock: browserClock, visibility: SEEN, current }))
  const others = useStore(store.$others)
  useEffect(() => {
    store.start()
    return store.stop
  }, [store])
  if (others.length === 0) return null
  return (
    <nav className="player-sheet" aria-labelledby="player-others">
      <h2 id="player-others">{texts.others}</h2>
      <ul>
        {others.map(story => (
          <li key={story.id}>
            <a href={fill(paths.player, { id: story.id })}>
              <span className="player-thumb">{story.cover && <img src={story.cover} alt="" />}</span>
              <span lang={story.language}>{story.title || texts.untitled}</span>
              {!hasSound(story) && (
                <span className="player-unmade">
                  <Spinner />
                  <span className="visually-hidden">{texts.speaking}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
