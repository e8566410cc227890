import type { PictureBrief } from '../illustrator/picture-brief.ts'
import type { Brief } from '../story/brief.ts'
import { careOf } from '../story/care/care.ts'

/** Without what is heavy: a dog who died is in no picture. */
function answersOf({ hero, refinement, answers }: Brief, heavy: ReadonlySet<string>): string {
  const texts = [
    { fact: 'hero.history', text: hero.history },
    { fact: 'story.refinement', text: refinement },
    ...answers.map(({ answer }, index) => ({ fact: `dynamic.${index}`, text: answer })),
  ]
  return texts.flatMap(({ fact, text }) => (heavy.has(fact) ? [] : [text])).join(' ')
}

/** Looks and places, without names. Who died, is not yet or was just born is marked as absent. */
export function pictureBriefOf(brief: Brief): PictureBrief {
  const { people, heavy } = careOf(brief)
  const relations = brief.relations.map(({ gender, age, connection }, index) => {
    const isAbsent = (people[index + 1]?.status ?? 'alive') !== 'alive'
    return { gender, age, connection, ...(isAbsent && { isAbsent }) }
  })
  return {
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
    companions: relations.filter(({ isAbsent }) => isAbsent !== true).length,
    relations,
    answers: answersOf(brief, new Set(heavy.map(({ fact }) => fact))),
  }
}
