import type { Stage } from '../../paper/stage.ts'

/** Round 0, 0 and about 200 high; what stands, stands on y = 100. */
export type Gift = (stage: Stage) => string
