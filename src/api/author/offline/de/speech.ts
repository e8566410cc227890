import type { Seeded } from '../../../../lib/seeded.ts'
import type { Brief } from '../../brief.ts'
import { excerpt } from '../../plain.ts'
import type { Room } from '../room.ts'
import type { Insert, Plot, Speech } from '../voice.ts'
import { castOf } from './cast.ts'
import { companyInserts } from './inserts/company.ts'
import { gathered } from './inserts/gather.ts'
import { placeInserts } from './inserts/places.ts'
import { poolFor } from './inserts/pool.ts'
import { portraitInserts } from './inserts/portrait.ts'
import { toddlerInserts } from './inserts/toddler.ts'
import { toddlerPool } from './inserts/toddler-pool.ts'
import { wordInserts } from './inserts/words.ts'
import { whereabouts } from './location.ts'
import { appearanceOf } from './sheet.ts'
import { tokens } from './tokens.ts'
import { TRAITS, type Trait, traitsIn } from './traits.ts'
import { weathersFor } from './weather.ts'

const ROTATIONS = 60

/** Where a story plays that was given no place. */
const NOWHERE = 'Irgendwo'

const PLACE_DETAILS = [
  'Wer hier leise ist, hört, worauf es ankommt.',
  'Einer kennt hier jeden Stein und verrät keinen.',
  'Hier liegt etwas, das noch gebraucht wird.',
  'Hier bleibt man immer länger, als man wollte.',
  'Hier war schon jemand vor uns, mit kleinen Schuhen.',
]

/** Jokes that come back: each is a chain of beats, named by the tag that its first one gives. */
const CHAINS = ['rule', 'proverb', 'waffle'] as const
/** Words of a story that has room for two of them. */
const TWO_CHAINS_WORDS = 2000

/** Another order for every seed, with one or two of the returning jokes, whose beats keep their own order. */
function mixed(pool: readonly Insert[], words: number, random: Seeded): Insert[] {
  const told = random.shuffle(CHAINS).slice(0, words >= TWO_CHAINS_WORDS ? 2 : 1)
  const chainOf = ({ needs, gives }: Insert) => CHAINS.find(chain => `${needs} ${gives}`.includes(chain))
  const kept = pool.filter(insert => {
    const chain = chainOf(insert)
    return chain === undefined || told.includes(chain)
  })
  const chained = kept.filter(chainOf)
  return random.shuffle(kept).map(insert => (chainOf(insert) ? (chained.shift() ?? insert) : insert))
}

export function speak(brief: Brief, plot: Plot, random: Seeded, room: Room): Speech {
  const cast = castOf(brief, plot)
  const where = whereabouts(brief.location)
  const places = brief.places.map(whereabouts)
  const weather = random.pick(weathersFor(brief.category))
  const offset = Math.floor(random.next() * ROTATIONS)
  const known: Trait | undefined = traitsIn(brief.hero.quirks)[0] ?? traitsIn(brief.hero.characteristics)[0]
  const trait = known ?? random.pick(TRAITS)
  const isVisitors = traitsIn(brief.hero.quirks).length > 0
  const say = tokens(brief, cast, where, places, weather, room)
  const allInserts = () => [
    ...portraitInserts(brief, trait, isVisitors, cast.hero.fullName, cast.hero.name),
    ...companyInserts(brief, cast, offset),
    ...placeInserts(brief, where, places, offset),
    ...wordInserts(brief, offset),
    ...mixed(poolFor(cast.pet !== undefined), brief.words, random),
  ]
  const details = random.shuffle(PLACE_DETAILS)
  return {
    say: token => (token === 'voll' ? cast.hero.fullName : say(token)),
    flags: [weather.id, ...(cast.pet ? ['pet'] : []), brief.hero.age < 13 ? 'young' : 'old', trait.id],
    inserts: gathered(
      brief,
      cast,
      brief.targetAge === 'toddler'
        ? [...toddlerInserts(brief, cast, where, places, offset), ...mixed(toddlerPool, brief.words, random)]
        : allInserts(),
      room,
      offset,
    ),
    places: places.map((place, index) => ({
      name: place.plain,
      description: details[index % details.length] as string,
    })),
    location: where.plain === '' ? NOWHERE : where.plain,
    appearance: appearanceOf(brief),
    strength: brief.hero.characteristics === '' ? trait.strength : excerpt(brief.hero.characteristics),
    quirk: brief.hero.quirks === '' ? trait.quirk : excerpt(brief.hero.quirks),
  }
}
