import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { Story } from '../../contract/story.ts'
import { fill } from '../../lib/fill.ts'
import { isByModel, isSpokenOffline, soundChapters } from '../../stores/player/player-chapters.ts'
import { readySound } from '../../stores/player/player-sound.ts'
import type { Speaking } from '../../stores/player/player-story.ts'
import { useTabTitle } from '../ui/use-tab-title.ts'
import { AudiobookFiles } from './AudiobookFiles.tsx'
import { ChapterList } from './ChapterList.tsx'
import { Controls } from './Controls.tsx'
import { Options } from './Options.tsx'
import { OtherAudiobooks } from './OtherAudiobooks.tsx'
import { PlayerCover } from './PlayerCover.tsx'
import { PlayerMessage } from './PlayerMessage.tsx'
import type { PlayerProps } from './player-props.ts'
import { Scrubber } from './Scrubber.tsx'
import { useMediaKeys } from './use-media-keys.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import { usePlayerSession } from './use-player-session.ts'

interface Props extends PlayerProps {
  readonly story: Story
  readonly speaking: Speaking
  readonly lookAgain: () => void
  readonly retry: () => void
}

export function Listening({ story, speaking, lookAgain, retry, ...props }: Props) {
  const { texts, language } = props
  const session = usePlayerSession(story, lookAgain)
  const chapters = useMemo(() => soundChapters(story), [story])
  const { chapter } = useStore(session.player.$spot)
  const here = chapters.find(({ number }) => number === chapter)
  usePlayerKeys(session.player)
  useMediaKeys(session.player, story)
  useTabTitle(story.title)
  return (
    <div className="wrap player" data-cat={story.category}>
      <PlayerCover story={story} texts={texts} />
      <section
        className="player-deck"
        aria-label={story.title || texts.untitled}
        onPointerEnter={readySound}
        onFocus={readySound}
      >
        <div>
          <p className="player-eyebrow">{fill(texts.chapter, { number: chapter, total: chapters.length })}</p>
          <h1 lang={story.language}>{here?.title || story.title || texts.untitled}</h1>
        </div>
        <Scrubber player={session.player} length={here?.sound?.length ?? 0} texts={texts} />
        <Controls player={session.player} chapters={chapters} texts={texts} />
        <PlayerMessage
          {...{ speaking, texts, lookAgain }}
          player={session.player}
          retry={story.role === 'owner' ? retry : undefined}
        />
        <Options session={session} texts={texts} language={language} />
      </section>
      <div className="player-lists">
        <ChapterList {...{ chapters, speaking, texts }} player={session.player} storyLanguage={story.language} />
        <AudiobookFiles story={story} texts={texts} />
        <OtherAudiobooks {...props} current={story.id} />
        <p className="hint">
          {isByModel(story) && texts.notes.ai} {isSpokenOffline(story) && texts.notes.offline}
        </p>
      </div>
    </div>
  )
}
