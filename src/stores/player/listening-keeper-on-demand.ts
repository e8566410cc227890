import type { Story } from '../../contract/story.ts'
import { session } from '../session.ts'
import { durableStorage } from '../storage.ts'
import type { ListeningKeeper } from './listening-keeper.ts'
import { $listeningPlaces } from './listening-place.ts'

const READING_PLACES_KEY = 'reading-places'

/** Searches the stored text for the id: the code that reads positions comes with the keeper. */
const wasRead = (story: string) => durableStorage(() => localStorage)[READING_PLACES_KEY]?.includes(story) === true

const mayResume = (story: string) =>
  session.look().state === 'signed-in' || story in $listeningPlaces.get() || wasRead(story)

/** Its code is loaded with the first position. Without it the story still plays. */
export function listeningKeeperOnDemand(story: Story): ListeningKeeper {
  let opened: Promise<ListeningKeeper | undefined> | undefined
  const keeper = () => {
    opened ??= import('./open-listening-keeper.ts').then(
      ({ openListeningKeeper }) => openListeningKeeper(story),
      () => undefined,
    )
    return opened
  }
  return {
    resume: async chapters => (mayResume(story.id) ? (await keeper())?.resume(chapters) : undefined),
    reached: (...place) => void keeper().then(own => own?.reached(...place)),
    ended: () => void keeper().then(own => own?.ended()),
    leave: () => void opened?.then(own => own?.leave()),
  }
}
