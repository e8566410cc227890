import { useEffect, useState } from 'react'
import type { Story } from '../../contract/story.ts'
import { bytesAt } from '../../stores/bytes-at.ts'
import { call } from '../../stores/client.ts'
import { browserClock } from '../../stores/clock.ts'
import { $listeningSpeed, saveListeningPosition } from '../../stores/player/listening-position.ts'
import { browserPlaybackLock } from '../../stores/player/playback-lock.ts'
import { soundChapters } from '../../stores/player/player-chapters.ts'
import { createPlayerSession } from '../../stores/player/player-session.ts'
import { openSound } from '../../stores/player/player-sound.ts'
import { createListening } from '../../stores/player/player-story.ts'
import { createReadAlong } from '../../stores/read-along/read-along.ts'
import { createSentenceTimings } from '../../stores/read-along/sentence-timings.ts'
import type { Reading } from '../../stores/reader/reading.ts'

/** Only the second: the reader keeps the position in the text itself. */
const trackerOf = (story: string) => ({
  resume: async () => undefined,
  reached: (spot: { chapter: number; seconds: number }) =>
    saveListeningPosition(story, { ...spot, at: browserClock.now() }),
  ended: () => saveListeningPosition(story, undefined),
  leave: () => {},
})

function open(story: Story) {
  const timings = createSentenceTimings(bytesAt)
  const listening = createListening({ ask: call, clock: browserClock })
  let known = soundChapters(story)
  const session = createPlayerSession({
    story,
    openSound,
    clock: browserClock,
    playbackLock: browserPlaybackLock(),
    tracker: trackerOf(story.id),
    rate: $listeningSpeed.get(),
    lookAgain: listening.refresh,
  })
  const soundOf = (chapter: number) => known.find(({ number }) => number === chapter)?.sound
  const along = createReadAlong({ player: session.player, timings, soundOf })
  const unwatch = listening.$listening.listen(now => {
    if (now.state !== 'ready') return
    known = soundChapters(now.story)
    session.change(now.story)
  })
  const end = () => {
    unwatch()
    listening.stop()
    along.stop()
    session.end()
  }
  return { session, along, listening, end }
}

/** Reads aloud from the reading position, until the reader closes it or leaves. */
export function useReadAlong(story: Story, reading: Reading) {
  const [all] = useState(() => open(story))
  useEffect(() => {
    all.listening.open(story.id)
    void all.along.hear(reading.$position.get())
    window.addEventListener('pagehide', all.session.leave)
    return () => {
      window.removeEventListener('pagehide', all.session.leave)
      all.end()
    }
  }, [all, reading, story.id])
  return all
}
