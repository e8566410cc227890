import type { Seeded } from '../../../../lib/seeded.ts'
import type { Brief } from '../../brief.ts'
import { excerpt } from '../../plain.ts'
import type { Room } from '../room.ts'
import type { Plot, Speech } from '../voice.ts'
import { castOf } from './cast.ts'
import { companyInserts } from './inserts/company.ts'
import { gathered } from './inserts/gather.ts'
import { placeInserts } from './inserts/places.ts'
import { poolFor } from './inserts/pool.ts'
import { portraitInserts } from './inserts/portrait.ts'
import { wordInserts } from './inserts/words.ts'
import { whereabouts } from './location.ts'
import { appearanceOf } from './sheet.ts'
import { tokens } from './tokens.ts'
import { TRAITS, traitsIn } from './traits.ts'
import { weathersFor } from './weather.ts'

/** As many turns as give every list of phrasings each of its beginnings. */
const ROTATIONS = 60
const YOUNG_YEARS = 13

/** Where a story plays that was given no place. */
const NOWHERE = 'Somewhere'

const PLACE_DETAILS = [
  'If you keep quiet here, you hear what matters.',
  'One person knows every stone of it and is not telling.',
  'There is something here that will be needed.',
  'People always stay longer than they meant to.',
  'Somebody has been here before us, in small shoes.',
]

/** Whether the plot ever makes this so. */
const isEverSaid = (plot: Plot, tag: string): boolean =>
  plot.scenes.some(({ beats }) => beats.some(beat => 'gives' in beat && beat.gives?.split(' ').includes(tag) === true))

export function speak(brief: Brief, plot: Plot, random: Seeded, room: Room): Speech {
  const cast = castOf(brief, plot)
  const where = whereabouts(brief.location)
  const places = brief.places.map(whereabouts)
  const weather = random.pick(weathersFor(brief.category))
  const offset = Math.floor(random.next() * ROTATIONS)
  const fromQuirks = traitsIn(brief.hero.quirks)
  const trait = fromQuirks[0] ?? traitsIn(brief.hero.characteristics)[0] ?? random.pick(TRAITS)
  const details = random.shuffle(PLACE_DETAILS)
  return {
    say: tokens(brief, cast, where, places, weather, room),
    flags: [weather.id, ...(cast.pet ? ['pet'] : []), brief.hero.age < YOUNG_YEARS ? 'young' : 'old', trait.id],
    inserts: gathered(
      brief,
      cast,
      [
        ...portraitInserts(brief, trait, {
          isVisitors: fromQuirks.length > 0,
          isShortened: cast.hero.fullName !== cast.hero.name,
          isOut: isEverSaid(plot, 'out'),
        }),
        ...companyInserts(brief, cast, offset),
        ...placeInserts(brief, places, offset),
        ...wordInserts(brief, offset, isEverSaid(plot, 'apart')),
        ...poolFor(cast.pet !== undefined),
      ],
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
