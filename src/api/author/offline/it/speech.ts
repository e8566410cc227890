import { quote } from '../../../story/plain-words.ts'
import type { Insert, Plot } from '../language-pack.ts'
import type { Pack, Telling } from '../pack/speak.ts'
import type { Whereabouts } from '../pack/whereabouts.ts'
import { casting } from './cast.ts'
import { contracted } from './contracted.ts'
import { answerInserts } from './inserts/answers.ts'
import { characterInserts, traitInserts } from './inserts/character.ts'
import { companyInserts } from './inserts/company.ts'
import { gathers } from './inserts/gather.ts'
import { placeInserts } from './inserts/places.ts'
import { poolFor } from './inserts/pool.ts'
import { portraitInserts } from './inserts/portrait.ts'
import { toddlerInserts } from './inserts/toddler.ts'
import { toddlerPool } from './inserts/toddler-pool.ts'
import { wordInserts } from './inserts/words.ts'
import type { ItalianTrait } from './italian-trait.ts'
import { whereabouts } from './location.ts'
import { formOf, isShortened, type Person } from './person.ts'
import { appearanceOf } from './sheet.ts'
import { TRAITS } from './traits.ts'
import { weathers } from './weather.ts'

const isEverApart = ({ scenes }: Plot): boolean =>
  scenes.some(({ beats }) => beats.some(beat => 'gives' in beat && beat.gives?.split(' ').includes('apart') === true))

type ItalianTelling = Telling<Person, Whereabouts, ItalianTrait>

const smallInserts = (telling: ItalianTelling): Insert[] => [
  ...toddlerInserts(telling),
  ...telling.random.shuffle(toddlerPool),
]

const allInserts = (telling: ItalianTelling): Insert[] => {
  const { brief, plot, cast, trait, isVisitors, offset, random } = telling
  const isApart = isEverApart(plot)
  return [
    ...portraitInserts(brief, isShortened(cast.hero), offset),
    ...characterInserts(brief, offset),
    ...traitInserts(brief, trait, isVisitors, offset),
    ...companyInserts(telling),
    ...placeInserts(telling, isApart),
    ...answerInserts(brief, offset, isApart),
    ...wordInserts(brief, offset, isApart),
    ...poolFor(cast.pet !== undefined, brief.words, random),
  ]
}

/** Tokens: `formOf`; `{loc}` the location, `{lì}` "a Milano" or "qui"; weather `{w.ora}`, `{w.ancora}`, `{w.fine}`. */
export const pack: Pack<Person, Whereabouts, ItalianTrait> = {
  language: 'it',
  casting,
  traits: TRAITS,
  weathers,
  nowhere: 'Da qualche parte',
  placeDetails: [
    'Chi qui fa poco rumore sente quello che conta.',
    'C’è chi conosce ognuna di queste pietre e non ne parla.',
    'Qui sta qualcosa che servirà.',
    'Da qui si va via sempre più tardi del previsto.',
    'Di qui è già passato qualcuno, con le scarpe piccole.',
  ],
  gathers,
  whereabouts,
  formOf,
  fixed: (where, weather, room) => ({
    loc: quote(where.plain, room.excerpt),
    lì: where.at ?? 'qui',
    'w.ora': weather.there,
    'w.ancora': weather.still,
    'w.fine': weather.over,
  }),
  appearanceOf,
  inserts: telling => contracted(telling.brief.targetAge === 'toddler' ? smallInserts(telling) : allInserts(telling)),
}
