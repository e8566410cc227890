import { POSITION_COMPLETE, PROGRESS_STAGES, STEPS } from '../../contract/positions.ts'
import type { StoryStatus } from '../../contract/story.ts'

/** Index in PROGRESS_STAGES, at a position of 0 to 10. */
export const stageAt = (position: number): number => PROGRESS_STAGES.findLastIndex(stage => position > stage.above)

const CHAPTERS_AT = STEPS.findIndex(step => step.name === 'chapters')

/**
 * The position that can be seen: a story of which chapters beyond the opening can be read is in its chapters, though its
 * covers are still being drawn and the leading steps that are done end before them.
 */
export function shownPosition({ status, story }: Pick<StoryStatus, 'status' | 'story'>): number {
  const isBeyondOpening = story.chapters.some(({ number }) => number > 1)
  return isBeyondOpening ? Math.max(status.position, CHAPTERS_AT) : status.position
}

/** 0 to 1; finished chapters count as parts of their step. */
export function shareDone(shown: Pick<StoryStatus, 'status' | 'story'>): number {
  const { status, story } = shown
  const position = shownPosition(shown)
  const writing = position === CHAPTERS_AT && status.totalChapters > 0
  const part = writing ? Math.min(story.chapters.length / status.totalChapters, 1) : 0
  return Math.min((position + part) / POSITION_COMPLETE, 1)
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
