import type { Language } from '../../../../contract/languages.ts'
import { itemAt } from '../../../../lib/item-at.ts'
import type { Seeded } from '../../../../lib/seeded.ts'
import type { Brief } from '../../../story/brief.ts'
import { excerpt } from '../../../story/plain-words.ts'
import type { Insert, Plot, Speech } from '../language-pack.ts'
import type { Room } from '../verbosity.ts'
import { type Cast, type Casting, castOf, type Somebody } from './cast.ts'
import { type Gathers, gathered } from './gather.ts'
import { tokens } from './tokens.ts'
import { type Trait, traitsIn } from './trait.ts'
import { type Weather, type WeatherId, weatherFor } from './weather.ts'
import type { Whereabouts } from './whereabouts.ts'

/** A common multiple of the lists' lengths, for each of their starts. */
const ROTATIONS = 60
const YOUNG_YEARS = 13

export interface Telling<Person extends Somebody, Place extends Whereabouts, Own extends Trait> {
  readonly brief: Brief
  readonly plot: Plot
  readonly cast: Cast<Person>
  readonly where: Place
  readonly places: readonly Place[]
  readonly trait: Own
  /** Whether the visitor's quirk gave the trait. */
  readonly isVisitors: boolean
  /** Start in every list of phrasings in this story. */
  readonly offset: number
  readonly random: Seeded
}

/** Grammar and beats of a language; the rest of speaking is common. */
export interface Pack<
  Person extends Somebody = Somebody,
  Place extends Whereabouts = Whereabouts,
  Own extends Trait = Trait,
> {
  readonly language: Language
  readonly casting: Casting<Person>
  readonly traits: readonly Own[]
  readonly weathers: Readonly<Record<WeatherId, Weather>>
  readonly nowhere: string
  /** One telling detail per place of the visitor. */
  readonly placeDetails: readonly string[]
  readonly gathers: Gathers
  whereabouts(text: string): Place
  formOf(person: Person, form: string): string | undefined
  /** The language's own tokens for where and when: `where`, `dort`. */
  fixed(where: Place, weather: Weather, room: Room): Readonly<Record<string, string>>
  appearanceOf(brief: Brief): string
  inserts(telling: Telling<Person, Place, Own>): readonly Insert[]
}

function flagsOf({ brief, cast, trait }: { brief: Brief; cast: Cast; trait: Trait }, weather: WeatherId): string[] {
  return [weather, ...(cast.pet ? ['pet'] : []), brief.hero.age < YOUNG_YEARS ? 'young' : 'old', trait.id]
}

/** A person's next story goes on where the last one started. */
function offsetOf({ memory }: Brief, random: Seeded): number {
  const drawn = Math.floor(random.next() * ROTATIONS)
  return memory.offset === undefined ? drawn : (memory.offset + memory.stories) % ROTATIONS
}

export function speak<Person extends Somebody, Place extends Whereabouts, Own extends Trait>(
  pack: Pack<Person, Place, Own>,
  brief: Brief,
  plot: Plot,
  random: Seeded,
  room: Room,
): Speech {
  const cast = castOf(brief, plot, pack.casting)
  const where = pack.whereabouts(brief.location)
  const places = brief.places.map(place => pack.whereabouts(place))
  const weather = weatherFor(brief.category, random)
  const offset = offsetOf(brief, random)
  const { quirks, characteristics } = brief.hero
  const [visitors] = traitsIn(pack.traits, quirks)
  const trait = visitors ?? traitsIn(pack.traits, characteristics)[0] ?? random.pick(pack.traits)
  const telling = { brief, plot, cast, where, places, trait, isVisitors: visitors !== undefined, offset, random }
  const inserts = pack.inserts(telling)
  const details = random.shuffle(pack.placeDetails)
  const fixed = pack.fixed(where, pack.weathers[weather], room)
  return {
    say: tokens({ language: pack.language, brief, cast, places, room, fixed, formOf: pack.formOf }),
    offset,
    flags: flagsOf(telling, weather),
    inserts: gathered(pack.gathers, brief, cast, inserts, { room, offset }),
    places: places.map((place, index) => ({
      name: place.plain,
      description: itemAt(details, index % details.length),
    })),
    location: where.plain === '' ? pack.nowhere : where.plain,
    appearance: pack.appearanceOf(brief),
    strength: characteristics === '' ? trait.strength : excerpt(characteristics),
    quirk: quirks === '' ? trait.quirk : excerpt(quirks),
  }
}
