import type { StorySummary } from '../../contract/story-summary.ts'
import { isFinished, type StoredPosition, type StoredPositions } from '../reader/stored-position.ts'

export interface OpenBook {
  readonly story: StorySummary
  readonly position: StoredPosition
}

export function openBook(positions: StoredPositions, stories: readonly StorySummary[]): OpenBook | undefined {
  return stories
    .flatMap(story => {
      const position = positions[story.id]
      const isOpen = story.state === 'complete' && position && position.percent > 0 && !isFinished(position)
      return isOpen ? [{ story, position }] : []
    })
    .sort((one, other) => other.position.at - one.position.at)[0]
}

/** Includes stories that are not loaded. */
export const lastOpenId = (positions: StoredPositions): string | undefined =>
  Object.entries(positions)
    .filter(([, position]) => position.percent > 0 && !isFinished(position))
    .sort(([, one], [, other]) => other.at - one.at)[0]?.[0]
