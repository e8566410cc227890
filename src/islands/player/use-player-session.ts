import { useEffect, useState } from 'react'
import type { Story } from '../../contract/story.ts'
import { browserClock } from '../../stores/clock.ts'
import { listeningKeeperOnDemand } from '../../stores/player/listening-keeper-on-demand.ts'
import { $listeningPlaces, $listeningSpeed } from '../../stores/player/listening-place.ts'
import { createPlayerSession, type PlayerSession } from '../../stores/player/player-session.ts'
import { openSound } from '../../stores/player/player-sound.ts'
import { browserTurns } from '../../stores/player/player-turns.ts'

export function usePlayerSession(story: Story, lookAgain: () => void): PlayerSession {
  const [session] = useState(() => {
    const keeper = listeningKeeperOnDemand(story)
    const turns = browserTurns()
    const rate = $listeningSpeed.get()
    return createPlayerSession({ story, openSound, clock: browserClock, turns, keeper, rate, lookAgain })
  })
  useEffect(() => session.change(story), [session, story])
  useEffect(() => {
    const heard = $listeningPlaces.get()[story.id]
    if (heard) session.player.lieAt(heard)
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
