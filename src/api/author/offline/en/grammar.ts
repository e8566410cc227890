import { quote } from '../../../story/plain-words.ts'
import type { Plot } from '../language-pack.ts'
import type { Grammar } from '../pack/phrase-brief.ts'
import { quiet } from '../quiet/en.ts'
import { casting } from './cast.ts'
import { companyInserts } from './inserts/company.ts'
import { gatheringTexts } from './inserts/gather.ts'
import { placeInserts } from './inserts/places.ts'
import { poolFor } from './inserts/pool.ts'
import { portraitInserts } from './inserts/portrait.ts'
import { wordInserts } from './inserts/words.ts'
import { type EnglishPlace, whereabouts } from './location.ts'
import { formOf, type Person } from './person.ts'
import { appearanceOf } from './sheet.ts'
import { stories } from './stories.ts'
import { type EnglishTrait, TRAITS } from './traits.ts'

const isEverSaid = (plot: Plot, tag: string): boolean =>
  plot.scenes.some(({ beats }) => beats.some(beat => 'gives' in beat && beat.gives?.split(' ').includes(tag) === true))

/** Tokens: `formOf`; `{loc}` the location, `{where}` "in Leeds"; weather `{w.there}`, `{w.still}`, `{w.over}`. */
export const grammar: Grammar<Person, EnglishPlace, EnglishTrait> = {
  language: 'en',
  casting,
  traits: TRAITS,
  weathers: stories.weathers,
  nowhere: 'Somewhere',
  placeDetails: stories.placeDetails,
  gatheringTexts,
  quiet,
  whereabouts,
  formOf,
  fixed: (where, weather, verbosity) => ({
    loc: quote(where.plain, verbosity.excerpt),
    where: where.at,
    'w.there': weather.there,
    'w.still': weather.still,
    'w.over': weather.over,
  }),
  appearanceOf,
  inserts: ({ brief, plot, cast, places, trait, isVisitors, offset }) => [
    ...portraitInserts(brief, trait, {
      isVisitors,
      isShortened: cast.hero.fullName !== cast.hero.name,
      isOut: isEverSaid(plot, 'out'),
    }),
    ...companyInserts(brief, cast, offset),
    ...placeInserts(brief, places, offset),
    ...wordInserts(brief, offset, isEverSaid(plot, 'apart')),
    ...poolFor(cast.pet !== undefined),
  ],
}
