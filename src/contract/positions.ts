/** Steps in order: position n says that the first n are done. `needs` must be stored before a step starts. */
export const STEPS = [
  { name: 'character', needs: [] },
  { name: 'places', needs: [] },
  { name: 'plan', needs: ['character', 'places'] },
  { name: 'draft', needs: ['plan'] },
  { name: 'cover', needs: ['plan'] },
  { name: 'check', needs: ['draft'] },
  { name: 'edit', needs: ['check'] },
  { name: 'chapters', needs: ['edit'] },
  { name: 'editions', needs: ['cover', 'chapters'] },
  { name: 'complete', needs: ['editions'] },
] as const satisfies readonly { name: string; needs: readonly string[] }[]

export type StepName = (typeof STEPS)[number]['name']
export const POSITION_COMPLETE = STEPS.length

/** Highlights of the progress page, and the position above which each begins. */
export const PROGRESS_STAGES = [
  { name: 'parameters', above: -1 },
  { name: 'character', above: 1 },
  { name: 'preview', above: 2 },
  { name: 'chapters', above: 4 },
  { name: 'done', above: POSITION_COMPLETE - 1 },
] as const

/** Number of leading steps that are done: 0 to 10. */
export function positionOf(done: ReadonlySet<string>): number {
  const open = STEPS.findIndex(step => !done.has(step.name))
  return open === -1 ? POSITION_COMPLETE : open
}
