import { quote } from '../../../story/plain-words.ts'
import type { Insert, Plot } from '../language-pack.ts'
import type { Grammar, InsertOptions } from '../pack/phrase-brief.ts'
import type { Whereabouts } from '../pack/whereabouts.ts'
import { quiet } from '../quiet/it.ts'
import { casting } from './cast.ts'
import { contracted } from './contracted.ts'
import { answerInserts } from './inserts/answers.ts'
import { characterInserts, traitInserts } from './inserts/character.ts'
import { companyInserts } from './inserts/company.ts'
import { gatheringTexts } from './inserts/gather.ts'
import { placeInserts } from './inserts/places.ts'
import { poolFor, toddlerPool } from './inserts/pool.ts'
import { portraitInserts } from './inserts/portrait.ts'
import { toddlerInserts } from './inserts/toddler.ts'
import { wordInserts } from './inserts/words.ts'
import type { ItalianTrait } from './italian-trait.ts'
import { whereabouts } from './location.ts'
import { formOf, isShortened, type Person } from './person.ts'
import { appearanceOf } from './sheet.ts'
import { stories } from './stories.ts'
import { TRAITS } from './traits.ts'

const isEverApart = ({ scenes }: Plot): boolean =>
  scenes.some(({ beats }) => beats.some(beat => 'gives' in beat && beat.gives?.split(' ').includes('apart') === true))

type ItalianInsertOptions = InsertOptions<Person, Whereabouts, ItalianTrait>

const smallInserts = (options: ItalianInsertOptions): Insert[] => [
  ...toddlerInserts(options),
  ...options.random.shuffle(toddlerPool),
]

const allInserts = (options: ItalianInsertOptions): Insert[] => {
  const { brief, plot, cast, trait, isVisitors, offset, random } = options
  const isApart = isEverApart(plot)
  return [
    ...portraitInserts(brief, isShortened(cast.hero), offset),
    ...characterInserts(brief, offset),
    ...traitInserts(brief, trait, isVisitors, offset),
    ...companyInserts(options),
    ...placeInserts(options, isApart),
    ...answerInserts(brief, offset, isApart),
    ...wordInserts(brief, offset, isApart),
    ...poolFor(cast.pet !== undefined, brief.words, random),
  ]
}

/** Tokens: `formOf`; `{loc}` the location, `{lì}` "a Milano" or "qui"; weather `{w.ora}`, `{w.ancora}`, `{w.fine}`. */
export const grammar: Grammar<Person, Whereabouts, ItalianTrait> = {
  language: 'it',
  casting,
  traits: TRAITS,
  weathers: stories.weathers,
  nowhere: 'Da qualche parte',
  placeDetails: stories.placeDetails,
  gatheringTexts,
  quiet,
  whereabouts,
  formOf,
  fixed: (where, weather, verbosity) => ({
    loc: quote(where.plain, verbosity.excerpt),
    lì: where.at ?? 'qui',
    'w.ora': weather.there,
    'w.ancora': weather.still,
    'w.fine': weather.over,
  }),
  appearanceOf,
  inserts: options => contracted(options.brief.targetAge === 'toddler' ? smallInserts(options) : allInserts(options)),
}
