import type { StorySummary } from '../../contract/story-summary.ts'
import { isFinished, type KeptPlace, type Places } from '../reader/reading-place.ts'

export interface OpenBook {
  readonly story: StorySummary
  readonly place: KeptPlace
}

export function openBook(places: Places, stories: readonly StorySummary[]): OpenBook | undefined {
  return stories
    .flatMap(story => {
      const place = places[story.id]
      const isOpen = story.state === 'complete' && place && place.percent > 0 && !isFinished(place)
      return isOpen ? [{ story, place }] : []
    })
    .sort((one, other) => other.place.at - one.place.at)[0]
}

/** Includes stories that are not loaded. */
export const lastOpenId = (places: Places): string | undefined =>
  Object.entries(places)
    .filter(([, place]) => place.percent > 0 && !isFinished(place))
    .sort(([, one], [, other]) => other.at - one.at)[0]?.[0]
