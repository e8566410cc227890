import { POSITION_COMPLETE, PROGRESS_STAGES, STEPS } from '../../contract/positions.ts'
import type { StoryStatus } from '../../contract/story.ts'

/** Index in PROGRESS_STAGES, at a position of 0 to 10. */
export const stageAt = (position: number): number => PROGRESS_STAGES.findLastIndex(stage => position > stage.above)

/** 0 to 1; finished chapters count as parts of their step. */
export function shareDone({ status, story }: Pick<StoryStatus, 'status' | 'story'>): number {
  const writing = STEPS[status.position]?.name === 'chapters' && status.totalChapters > 0
  const part = writing ? Math.min(story.chapters.length / status.totalChapters, 1) : 0
  return Math.min((status.position + part) / POSITION_COMPLETE, 1)
}

export type PlanState = 'done' | 'writing' | 'open'

/** The first unwritten chapter is being written while the story is at work. */
export function planStates(status: StoryStatus): PlanState[] {
  const written = new Set(status.story.chapters.map(chapter => chapter.number))
  const planned = status.storyPlan?.chapters ?? []
  const next =
    status.status.currentStatus === 'failed' ? -1 : planned.findIndex(chapter => !written.has(chapter.number))
  return planned.map((chapter, index) => {
    if (written.has(chapter.number)) return 'done'
    return index === next ? 'writing' : 'open'
  })
}
