import type { Story } from '../../contract/story.ts'
import { bytesAt } from '../bytes-at.ts'
import { call } from '../client.ts'
import { browserClock } from '../clock.ts'
import { createSentenceTimings } from '../read-along/sentence-timings.ts'
import { $readingPlaces, keepPlace } from '../reader/reading-place.ts'
import { createReadingSync } from '../reader/reading-sync.ts'
import { readingText } from '../reader/reading-text.ts'
import { session } from '../session.ts'
import { createListeningKeeper, type ListeningKeeper } from './listening-keeper.ts'
import { $listeningPlaces, keepListening } from './listening-place.ts'

export function openListeningKeeper(story: Story): ListeningKeeper {
  const isSignedIn = () => session.look().state === 'signed-in'
  return createListeningKeeper({
    text: readingText(story),
    timings: createSentenceTimings(bytesAt),
    clock: browserClock,
    sync: createReadingSync({ ask: call, clock: browserClock, isSignedIn }, story.id),
    heard: $listeningPlaces.get()[story.id],
    read: $readingPlaces.get()[story.id],
    keepHeard: place => keepListening(story.id, place),
    keepRead: place => keepPlace(story.id, place),
  })
}
