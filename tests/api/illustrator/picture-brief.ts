import type { PictureBrief } from '../../../src/api/illustrator/picture-brief.ts'
import type { CoverText } from '../../../src/api/illustrator/type/title-block.ts'

export const TITLED: CoverText = { title: 'The Lantern', kicker: 'A story', dedication: '', language: 'en' }

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
