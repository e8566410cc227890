export interface Spot {
  /** Counted from 1. */
  readonly chapter: number
  /** From the chapter's beginning. */
  readonly seconds: number
}

/** `waiting`: for a chapter that is being spoken, then it goes on by itself. `stuck`: it cannot be loaded. */
export type PlayerState = 'paused' | 'loading' | 'playing' | 'waiting' | 'stuck' | 'ended'

export const isSounding = (state: PlayerState): boolean => ['loading', 'playing', 'waiting'].includes(state)
