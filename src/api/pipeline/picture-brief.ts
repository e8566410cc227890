import type { Brief } from '../author/brief.ts'
import type { PictureBrief } from '../illustrator/illustrator.ts'

/** What the illustrator is told: how the hero looks and where the story plays, and nobody's name. */
export const pictureBriefOf = (brief: Brief): PictureBrief => ({
  seed: brief.seed,
  category: brief.category,
  hero: { age: brief.hero.age, gender: brief.hero.gender, hair: brief.hero.hair, build: brief.hero.build },
  location: [brief.location, ...brief.places].join(' '),
  tones: brief.tones,
  companions: brief.relations.length,
})
