import type { Stage } from '../paper/stage.ts'
import type { Setting } from '../setting.ts'

/** Where the hero stands: y of the picture at an x. */
export type Ground = (x: number) => number

/** One set piece with the land it needs, from the horizon forward to the sheet the hero stands on. */
export type Motif = (stage: Stage, setting: Setting) => Ground
