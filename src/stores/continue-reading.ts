import type { Story } from '../contract/story.ts'
import { isFinished, type KeptPlace, type Places } from './reading-place.ts'

/** A book that somebody is in the middle of. */
export interface OpenBook {
  readonly story: Story
  readonly place: KeptPlace
}

/** The book that was read last, of those on the shelf that were begun and not finished. */
export function openBook(places: Places, stories: readonly Story[]): OpenBook | undefined {
  return stories
    .flatMap(story => {
      const place = places[story.id]
      const isOpen = story.state === 'complete' && place && place.percent > 0 && !isFinished(place)
      return isOpen ? [{ story, place }] : []
    })
    .sort((one, other) => other.place.at - one.place.at)[0]
}
