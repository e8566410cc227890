import type { PictureBrief } from '../illustrator/picture-brief.ts'
import type { Brief } from '../story/brief.ts'

/** Looks and places, without names. */
export const pictureBriefOf = (brief: Brief): PictureBrief => ({
  seed: brief.seed,
  category: brief.category,
  hero: {
    age: brief.hero.age,
    gender: brief.hero.gender,
    hair: brief.hero.hair,
    build: brief.hero.build,
    peculiarities: brief.hero.peculiarities,
  },
  location: [brief.location, ...brief.places].join(' '),
  tones: brief.tones,
  companions: brief.relations.length,
  relations: brief.relations.map(({ gender, age, connection }) => ({ gender, age, connection })),
  answers: [brief.hero.history, brief.refinement, ...brief.answers.map(({ answer }) => answer)].join(' '),
})
