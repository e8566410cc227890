export interface Spot {
  /** Counted from 1. */
  readonly chapter: number
  /** From the chapter's beginning. */
  readonly seconds: number
}

/** `waiting`: for a chapter that is still being spoken, and then goes on by itself. `stuck`: it cannot be had. */
export type PlayerState = 'paused' | 'loading' | 'playing' | 'waiting' | 'stuck' | 'ended'

/** Whether something is heard, or is about to be. */
export const isSounding = (state: PlayerState): boolean => ['loading', 'playing', 'waiting'].includes(state)
