import './player.css'
import './deck.css'
import './lists.css'
import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Story } from '../../contract/story.ts'
import { fill } from '../../lib/fill.ts'
import { call } from '../../stores/client.ts'
import { browserClock } from '../../stores/clock.ts'
import { persistInBrowser } from '../../stores/persist-in-browser.ts'
import { createListening } from '../../stores/player/player-story.ts'
import { storyIdIn } from '../../stores/story-address.ts'
import { LoadingLine } from '../ui/LoadingLine.tsx'
import { Backdrop } from './Backdrop.tsx'
import { Listening } from './Listening.tsx'
import { PlayerNotice } from './PlayerNotice.tsx'
import type { PlayerProps } from './player-props.ts'

persistInBrowser()

const SilentStory = lazy(() => import('./SilentStory.tsx'))

export default function PlayerPage(props: PlayerProps) {
  const [listening] = useState(() => createListening({ ask: call, clock: browserClock }))
  const now = useStore(listening.$listening, { ssr: 'initial' })
  useEffect(() => {
    listening.open(storyIdIn(location.pathname))
    return listening.stop
  }, [listening])
  if (now.state === 'loading' || now.state === 'unreachable' || now.state === 'missing') {
    return <Closed {...props} state={now.state} onRetry={listening.refresh} />
  }
  const { story } = now
  const ways = { lookAgain: listening.refresh, retry: listening.retry }
  return (
    <>
      <Backdrop story={story} />
      {now.state === 'unfinished' && <Unfinished {...props} story={story} />}
      {(now.state === 'silent' || now.state === 'soon') && (
        <Suspense>
          <SilentStory {...props} {...ways} story={story} speaking={now.state === 'soon' ? now.speaking : undefined} />
        </Suspense>
      )}
      {now.state === 'ready' && <Listening key={story.id} {...props} {...ways} story={story} speaking={now.speaking} />}
    </>
  )
}

interface ClosedProps extends PlayerProps {
  readonly state: 'loading' | 'unreachable' | 'missing'
  readonly onRetry: () => void
}

function Closed({ state, texts, paths, onRetry }: ClosedProps) {
  if (state === 'loading') return <LoadingLine className="player-loading" text={texts.loading} />
  return (
    <PlayerNotice {...texts[state]}>
      {state === 'unreachable' ? (
        <button type="button" className="button gold" onClick={onRetry}>
          {texts.unreachable.retry}
        </button>
      ) : (
        <a className="button gold" href={paths.audiobooks}>
          {texts.missing.library}
        </a>
      )}
    </PlayerNotice>
  )
}

const Unfinished = ({ story, texts, paths }: PlayerProps & { readonly story: Story }) => (
  <PlayerNotice {...texts.unfinished}>
    <a className="button gold" href={fill(paths.story, { id: story.id })}>
      {texts.unfinished.watch}
    </a>
  </PlayerNotice>
)
