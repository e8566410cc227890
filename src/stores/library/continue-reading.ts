import type { StorySummary } from '../../contract/story-summary.ts'
import { isFinished, type KeptPlace, type Places } from '../reader/reading-place.ts'

/** A book that somebody is in the middle of. */
export interface OpenBook {
  readonly story: StorySummary
  readonly place: KeptPlace
}

/** The book that was read last, of those on the shelf that were begun and not finished. */
export function openBook(places: Places, stories: readonly StorySummary[]): OpenBook | undefined {
  return stories
    .flatMap(story => {
      const place = places[story.id]
      const isOpen = story.state === 'complete' && place && place.percent > 0 && !isFinished(place)
      return isOpen ? [{ story, place }] : []
    })
    .sort((one, other) => other.place.at - one.place.at)[0]
}

/** The id of the book that was read last and is not finished, wherever it stands. */
export const lastOpenId = (places: Places): string | undefined =>
  Object.entries(places)
    .filter(([, place]) => place.percent > 0 && !isFinished(place))
    .sort(([, one], [, other]) => other.at - one.at)[0]?.[0]
