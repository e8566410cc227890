import type { PictureBrief } from '../../../src/api/illustrator/picture-brief.ts'

/** A brief with everything said, changed where a test needs it. */
export const pictureBrief = (changes: Partial<PictureBrief> = {}): PictureBrief => ({
  seed: 'lantern',
  category: 'generic',
  hero: { age: 8, gender: 'female', hair: 'red', build: ['small'] },
  location: 'a castle by the sea',
  tones: ['happy'],
  companions: 1,
  ...changes,
})
