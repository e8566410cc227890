import type { Story } from '../../contract/story.ts'
import { bytesAt } from '../bytes-at.ts'
import { call } from '../client.ts'
import { browserClock } from '../clock.ts'
import { createSentenceTimings } from '../read-along/sentence-timings.ts'
import { createReadingSync } from '../reader/reading-sync.ts'
import { readingText } from '../reader/reading-text.ts'
import { $readingPositions, savePosition } from '../reader/stored-position.ts'
import { session } from '../session.ts'
import { $listeningPositions, saveListeningPosition } from './listening-position.ts'
import { createListeningTracker, type ListeningTracker } from './listening-tracker.ts'

export function openListeningTracker(story: Story): ListeningTracker {
  const isSignedIn = () => session.look().state === 'signed-in'
  return createListeningTracker({
    text: readingText(story),
    timings: createSentenceTimings(bytesAt),
    clock: browserClock,
    sync: createReadingSync({ ask: call, clock: browserClock, isSignedIn }, story.id),
    heard: $listeningPositions.get()[story.id],
    read: $readingPositions.get()[story.id],
    saveHeard: place => saveListeningPosition(story.id, place),
    saveRead: position => savePosition(story.id, position),
  })
}
