import { useStore } from '@nanostores/react'
import type { StoryStatus } from '../../contract/story.ts'
import { coverChoice } from '../../stores/progress/cover-choice.ts'

/** Which of the four covers is the story's: the visitor's choice, then the service's, then the first. Counted from 0. */
export function useCoverIndex(covers: StoryStatus['coverImages']): number {
  const choice = useStore(coverChoice.$choice, { ssr: 'initial' })
  return choice.index ?? covers?.chosen ?? 0
}
