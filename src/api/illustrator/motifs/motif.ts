import type { Stage } from '../paper/stage.ts'
import type { Setting } from '../setting.ts'

/** y of the hero's feet at an x. */
export type Ground = (x: number) => number

export type Motif = (stage: Stage, setting: Setting) => Ground
