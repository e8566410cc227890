/** `pair` is two from behind, hand in hand. */
export const POSES = ['standing', 'walking', 'waving', 'sitting', 'reading', 'back', 'pair'] as const
export type Pose = (typeof POSES)[number]

export type Stance = 'side' | 'sitting' | 'back'

export const stanceOf = (pose: Pose): Stance => {
  if (pose === 'sitting' || pose === 'reading') return 'sitting'
  return pose === 'back' || pose === 'pair' ? 'back' : 'side'
}

/** Lower by this when seated, in units of a figure. */
export const SEAT_DROP = 15
