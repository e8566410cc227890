import { useStore } from '@nanostores/react'
import type { StoryStatus } from '../../contract/story.ts'
import { coverChoice } from '../../stores/progress/cover-choice.ts'

/** Index from 0: the visitor's choice, then the service's, then the first. */
export function useCoverIndex(covers: StoryStatus['coverImages']): number {
  const choice = useStore(coverChoice.$choice, { ssr: 'initial' })
  return choice.index ?? covers?.chosen ?? 0
}
