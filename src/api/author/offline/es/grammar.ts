import { quote } from '../../../story/plain-words.ts'
import type { Insert, Plot } from '../language-pack.ts'
import type { Grammar, InsertOptions } from '../pack/phrase-brief.ts'
import type { Whereabouts } from '../pack/whereabouts.ts'
import { quiet } from '../quiet/es.ts'
import { casting } from './cast.ts'
import { contracted } from './contracted.ts'
import { answerInserts } from './inserts/answers.ts'
import { characterInserts, traitInserts } from './inserts/character.ts'
import { companyInserts } from './inserts/company.ts'
import { gatheringTexts } from './inserts/gather.ts'
import { placeInserts } from './inserts/places.ts'
import { poolFor, toddlerPoolFor } from './inserts/pool.ts'
import { portraitInserts } from './inserts/portrait.ts'
import { toddlerInserts } from './inserts/toddler.ts'
import { wordInserts } from './inserts/words.ts'
import { whereabouts } from './location.ts'
import { formOf, isShortened, type Person } from './person.ts'
import { appearanceOf } from './sheet.ts'
import type { SpanishTrait } from './spanish-trait.ts'
import { stories } from './stories.ts'
import { TRAITS } from './traits.ts'

const isEverApart = ({ scenes }: Plot): boolean =>
  scenes.some(({ beats }) => beats.some(beat => 'gives' in beat && beat.gives?.split(' ').includes('apart') === true))

type SpanishInsertOptions = InsertOptions<Person, Whereabouts, SpanishTrait>

const smallInserts = (options: SpanishInsertOptions): Insert[] => [
  ...toddlerInserts(options),
  ...options.random.shuffle(toddlerPoolFor(options.plot)),
]

const allInserts = ({
  brief,
  plot,
  cast,
  where,
  places,
  trait,
  isVisitors,
  offset,
  random,
}: SpanishInsertOptions): Insert[] => [
  ...portraitInserts(brief, isShortened(cast.hero), offset),
  ...characterInserts(brief, offset),
  ...traitInserts(brief, trait, isVisitors, offset),
  ...companyInserts(brief, cast, offset),
  ...placeInserts(where, places, offset, isEverApart(plot)),
  ...answerInserts(brief, offset, isEverApart(plot)),
  ...wordInserts(brief, offset, isEverApart(plot)),
  ...poolFor(cast.pet !== undefined, brief.words, random),
]

/** Tokens: `formOf`; `{loc}` location, `{allí}` "en Madrid" or "aquí"; weather `{w.está}`, `{w.sigue}`, `{w.pasó}`. */
export const grammar: Grammar<Person, Whereabouts, SpanishTrait> = {
  language: 'es',
  casting,
  traits: TRAITS,
  weathers: stories.weathers,
  nowhere: 'En algún lugar',
  placeDetails: stories.placeDetails,
  gatheringTexts,
  quiet,
  whereabouts,
  formOf,
  fixed: (where, weather, verbosity) => ({
    loc: quote(where.plain, verbosity.excerpt),
    allí: where.at ?? 'aquí',
    'w.está': weather.there,
    'w.sigue': weather.still,
    'w.pasó': weather.over,
  }),
  appearanceOf,
  inserts: options => contracted(options.brief.targetAge === 'toddler' ? smallInserts(options) : allInserts(options)),
}
