/** What a hero does in a picture. `pair` is two from behind, hand in hand. */
export const POSES = ['standing', 'walking', 'waving', 'sitting', 'reading', 'back', 'pair'] as const
export type Pose = (typeof POSES)[number]

/** How a body is built up; several poses share one. */
export type Stance = 'side' | 'sitting' | 'back'

export const stanceOf = (pose: Pose): Stance => {
  if (pose === 'sitting' || pose === 'reading') return 'sitting'
  return pose === 'back' || pose === 'pair' ? 'back' : 'side'
}

/** How far a seated body is lower than a standing one, in units of a figure. */
export const SEAT_DROP = 15
