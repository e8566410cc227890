import type { Seeded } from '../../../../lib/seeded.ts'
import { quote } from '../../../story/plain-words.ts'
import type { Insert } from '../language-pack.ts'
import type { Grammar } from '../pack/phrase-brief.ts'
import { quiet } from '../quiet/de.ts'
import { casting } from './cast.ts'
import { companyInserts } from './inserts/company.ts'
import { gatheringTexts } from './inserts/gather.ts'
import { placeInserts } from './inserts/places.ts'
import { poolFor, toddlerPool } from './inserts/pool.ts'
import { portraitInserts } from './inserts/portrait.ts'
import { toddlerInserts } from './inserts/toddler.ts'
import { wordInserts } from './inserts/words.ts'
import { whereabouts } from './location.ts'
import { formOf, type Person } from './person.ts'
import { appearanceOf } from './sheet.ts'
import { stories } from './stories.ts'
import { TRAITS } from './traits.ts'

/** Running jokes: chains of beats, named by the tag of the first. */
const CHAINS = ['rule', 'proverb', 'waffle'] as const
/** From this length a story has room for two chains. */
const TWO_CHAINS_WORDS = 2000

/** Order by the seed, with one or two chains, whose beats keep their order. */
function mixed(pool: readonly Insert[], words: number, random: Seeded): Insert[] {
  const drawn = random.shuffle(CHAINS).slice(0, words >= TWO_CHAINS_WORDS ? 2 : 1)
  const chainOf = ({ needs, gives }: Insert) => CHAINS.find(chain => `${needs} ${gives}`.includes(chain))
  const usable = pool.filter(insert => {
    const chain = chainOf(insert)
    return chain === undefined || drawn.includes(chain)
  })
  const chained = usable.filter(chainOf)
  return random.shuffle(usable).map(insert => (chainOf(insert) ? (chained.shift() ?? insert) : insert))
}

/** Tokens: `formOf`; `{loc}` the location, `{dort}` "in Hamburg" or "hier"; weather `{w.da}`, `{w.noch}`, `{w.aus}`. */
export const grammar: Grammar<Person> = {
  language: 'de',
  casting,
  traits: TRAITS,
  weathers: stories.weathers,
  nowhere: 'Irgendwo',
  placeDetails: stories.placeDetails,
  gatheringTexts,
  quiet,
  whereabouts,
  formOf,
  fixed: (where, weather, verbosity) => ({
    loc: quote(where.plain, verbosity.excerpt),
    dort: where.at ?? 'hier',
    'w.da': weather.there,
    'w.noch': weather.still,
    'w.aus': weather.over,
  }),
  appearanceOf,
  inserts: ({ brief, cast, where, places, trait, isVisitors, offset, random }) =>
    brief.targetAge === 'toddler'
      ? [...toddlerInserts(brief, cast, where, places, offset), ...mixed(toddlerPool, brief.words, random)]
      : [
          ...portraitInserts(brief, trait, isVisitors, cast.hero.fullName, cast.hero.name),
          ...companyInserts(brief, cast, offset),
          ...placeInserts(brief, where, places, offset),
          ...wordInserts(brief, offset),
          ...mixed(poolFor(cast.pet !== undefined), brief.words, random),
        ],
}
