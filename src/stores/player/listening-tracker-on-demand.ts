import type { Story } from '../../contract/story.ts'
import { session } from '../session.ts'
import { durableStorage } from '../storage.ts'
import { $listeningPositions } from './listening-position.ts'
import type { ListeningTracker } from './listening-tracker.ts'

const READING_POSITIONS_KEY = 'reading-places'

/** Searches the stored text for the id: the code that reads positions comes with the keeper. */
const wasRead = (story: string) => durableStorage(() => localStorage)[READING_POSITIONS_KEY]?.includes(story) === true

const mayResume = (story: string) =>
  session.look().state === 'signed-in' || story in $listeningPositions.get() || wasRead(story)

/** Its code is loaded with the first position. Without it the story still plays. */
export function listeningTrackerOnDemand(story: Story): ListeningTracker {
  let opened: Promise<ListeningTracker | undefined> | undefined
  const tracker = () => {
    opened ??= import('./open-listening-tracker.ts').then(
      ({ openListeningTracker }) => openListeningTracker(story),
      () => undefined,
    )
    return opened
  }
  return {
    resume: async chapters => (mayResume(story.id) ? (await tracker())?.resume(chapters) : undefined),
    reached: (...position) => void tracker().then(own => own?.reached(...position)),
    ended: () => void tracker().then(own => own?.ended()),
    leave: () => void opened?.then(own => own?.leave()),
  }
}
