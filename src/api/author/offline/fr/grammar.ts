import { quote } from '../../../story/plain-words.ts'
import type { Grammar } from '../pack/phrase-brief.ts'
import { quiet } from '../quiet/fr.ts'
import { casting } from './cast.ts'
import { isEverApart } from './inserts/apart.ts'
import { companyInserts } from './inserts/company.ts'
import { gatheringTexts } from './inserts/gather.ts'
import { placeInserts } from './inserts/places.ts'
import { mixed, poolFor, toddlerPool } from './inserts/pool.ts'
import { portraitInserts } from './inserts/portrait.ts'
import { toddlerInserts } from './inserts/toddler.ts'
import { wordInserts } from './inserts/words.ts'
import { whereabouts } from './location.ts'
import { formOf, type Person } from './person.ts'
import { appearanceOf } from './sheet.ts'
import { stories } from './stories.ts'
import { TRAITS } from './traits.ts'

/** Tokens: `formOf`, `pairSaid`; place `{loc}`, `{là}` "à Lyon", "ici"; weather `{w.là}`, `{w.encore}`, `{w.fini}`. */
export const grammar: Grammar<Person> = {
  language: 'fr',
  casting,
  traits: TRAITS,
  weathers: stories.weathers,
  nowhere: 'Quelque part',
  placeDetails: stories.placeDetails,
  gatheringTexts,
  quiet,
  whereabouts,
  formOf,
  fixed: (where, weather, verbosity) => ({
    loc: quote(where.plain, verbosity.excerpt),
    là: where.at ?? 'ici',
    'w.là': weather.there,
    'w.encore': weather.still,
    'w.fini': weather.over,
  }),
  appearanceOf,
  inserts: ({ brief, plot, cast, where, places, trait, isVisitors, offset, random }) =>
    brief.targetAge === 'toddler'
      ? [...toddlerInserts(brief, plot, cast, where, places, offset), ...random.shuffle(toddlerPool)]
      : [
          ...portraitInserts(brief, trait, {
            isVisitors,
            isShortened: cast.hero.fullName !== cast.hero.name,
            isApart: isEverApart(plot),
          }),
          ...companyInserts(brief, cast, offset),
          ...placeInserts(plot, where, places, offset),
          ...wordInserts(brief, offset, isEverApart(plot)),
          ...mixed(poolFor(cast.pet !== undefined), brief.words, random),
        ],
}
