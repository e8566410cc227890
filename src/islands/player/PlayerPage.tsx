import './player.css'
import './deck.css'
import './lists.css'
import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Story } from '../../contract/story.ts'
import { fill } from '../../lib/fill.ts'
import { call } from '../../stores/client.ts'
import { browserClock } from '../../stores/clock.ts'
import { keepInBrowser } from '../../stores/keep-in-browser.ts'
import { createListening } from '../../stores/player/player-story.ts'
import { storyIdIn } from '../../stores/story-address.ts'
import { Backdrop } from './Backdrop.tsx'
import { Listening } from './Listening.tsx'
import { PlayerNotice } from './PlayerNotice.tsx'
import type { PlayerPaths, PlayerProps } from './player-props.ts'

keepInBrowser()

/** Most who come here hear something. */
const SilentStory = lazy(() => import('./SilentStory.tsx'))

/** One story to listen to. */
export default function PlayerPage(props: PlayerProps) {
  const { texts, paths } = props
  const [listening] = useState(() => createListening({ ask: call, clock: browserClock }))
  const now = useStore(listening.$listening, { ssr: 'initial' })
  useEffect(() => {
    listening.open(storyIdIn(location.pathname))
    return listening.stop
  }, [listening])

  if (now.state === 'loading') {
    return (
      <p className="pl-loading" role="status">
        <span className="spin" /> {texts.loading}
      </p>
    )
  }
  if (now.state === 'unreachable') {
    return (
      <PlayerNotice {...texts.unreachable}>
        <button type="button" className="btn gold" onClick={listening.refresh}>
          {texts.unreachable.retry}
        </button>
      </PlayerNotice>
    )
  }
  if (now.state === 'missing') {
    return (
      <PlayerNotice {...texts.missing}>
        <a className="btn gold" href={paths.audiobooks}>
          {texts.missing.library}
        </a>
      </PlayerNotice>
    )
  }
  const { story } = now
  const ways = { lookAgain: listening.refresh, retry: listening.retry }
  return (
    <>
      <Backdrop story={story} />
      {now.state === 'unfinished' && <Unfinished {...{ story, texts, paths }} />}
      {(now.state === 'silent' || now.state === 'soon') && (
        <Suspense>
          <SilentStory {...props} {...ways} story={story} speaking={now.state === 'soon' ? now.speaking : undefined} />
        </Suspense>
      )}
      {now.state === 'ready' && <Listening key={story.id} {...props} {...ways} story={story} speaking={now.speaking} />}
    </>
  )
}

interface UnfinishedProps extends Pick<PlayerProps, 'texts'> {
  readonly story: Story
  readonly paths: PlayerPaths
}

const Unfinished = ({ story, texts, paths }: UnfinishedProps) => (
  <PlayerNotice {...texts.unfinished}>
    <a className="btn gold" href={fill(paths.story, { id: story.id })}>
      {texts.unfinished.watch}
    </a>
  </PlayerNotice>
)
