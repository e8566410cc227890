import { useEffect, useState } from 'react'
import type { Story } from '../../contract/story.ts'
import { browserClock } from '../../stores/clock.ts'
import { $listeningPositions, $listeningSpeed } from '../../stores/player/listening-position.ts'
import { listeningTrackerOnDemand } from '../../stores/player/listening-tracker-on-demand.ts'
import { browserPlaybackLock } from '../../stores/player/playback-lock.ts'
import { createPlayerSession, type PlayerSession } from '../../stores/player/player-session.ts'
import { openSound } from '../../stores/player/player-sound.ts'

export function usePlayerSession(story: Story, lookAgain: () => void): PlayerSession {
  const [session] = useState(() => {
    const tracker = listeningTrackerOnDemand(story)
    const playbackLock = browserPlaybackLock()
    const rate = $listeningSpeed.get()
    return createPlayerSession({ story, openSound, clock: browserClock, playbackLock, tracker, rate, lookAgain })
  })
  useEffect(() => session.change(story), [session, story])
  useEffect(() => {
    const heard = $listeningPositions.get()[story.id]
    if (heard) session.player.prepareAt(heard)
    void session.resume()
  }, [session, story.id])
  useEffect(() => {
    const onHidden = () => document.hidden && session.leave()
    window.addEventListener('pagehide', session.leave)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      window.removeEventListener('pagehide', session.leave)
      document.removeEventListener('visibilitychange', onHidden)
      session.end()
    }
  }, [session])
  return session
}
