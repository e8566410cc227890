import type { Language } from '../../../../contract/languages.ts'
import { itemAt } from '../../../../lib/item-at.ts'
import type { Seeded } from '../../../../lib/seeded.ts'
import type { Brief } from '../../../story/brief.ts'
import { careOf } from '../../../story/care/care.ts'
import { excerpt } from '../../../story/plain-words.ts'
import { withCare } from '../careful.ts'
import type { Insert, PhrasedBrief, Plot } from '../language-pack.ts'
import type { QuietTexts } from '../quiet/quiet-phrases.ts'
import type { Verbosity } from '../verbosity.ts'
import { type Cast, type Casting, castOf, type Somebody } from './cast.ts'
import { fittingBody } from './fitting-body.ts'
import { type GatheringTexts, gathered } from './gather.ts'
import { quietInserts, quietPeople, quietToken } from './quiet-people.ts'
import { tokenResolver } from './tokens.ts'
import { type Trait, traitsIn } from './trait.ts'
import { type Weather, type WeatherId, weatherFor } from './weather.ts'
import type { Whereabouts } from './whereabouts.ts'

/** A common multiple of the lists' lengths, for each of their starts. */
const ROTATIONS = 60
const YOUNG_YEARS = 13

export interface InsertOptions<Person extends Somebody, Location extends Whereabouts, Own extends Trait> {
  readonly brief: Brief
  readonly plot: Plot
  readonly cast: Cast<Person>
  readonly where: Location
  readonly places: readonly Location[]
  readonly trait: Own
  /** Whether the visitor's quirk gave the trait. */
  readonly isVisitors: boolean
  /** Start in every list of phrasings in this story. */
  readonly offset: number
  readonly random: Seeded
}

/** Grammar and beats of a language; the rest of speaking is common. */
export interface Grammar<
  Person extends Somebody = Somebody,
  Location extends Whereabouts = Whereabouts,
  Own extends Trait = Trait,
> {
  readonly language: Language
  readonly casting: Casting<Person>
  readonly traits: readonly Own[]
  readonly weathers: Readonly<Record<WeatherId, Weather>>
  readonly nowhere: string
  /** One telling detail per place of the visitor. */
  readonly placeDetails: readonly string[]
  readonly gatheringTexts: GatheringTexts
  readonly quiet: QuietTexts
  whereabouts(text: string): Location
  formOf(person: Person, form: string): string | undefined
  /** The language's own tokens for where and when: `where`, `dort`. */
  fixed(where: Location, weather: Weather, verbosity: Verbosity): Readonly<Record<string, string>>
  appearanceOf(brief: Brief): string
  inserts(options: InsertOptions<Person, Location, Own>): readonly Insert[]
}

interface Flagged {
  readonly brief: Brief
  readonly plot: Plot
  readonly cast: Cast
  readonly trait: Trait
}

/** `animal` for a hero that is one; the constraints of bodies: `wheels`, `unseeing`. */
function flagsOf({ brief, plot, cast, trait }: Flagged, weather: WeatherId): string[] {
  const { heroKind, constraints } = careOf(brief)
  const young = brief.hero.age < YOUNG_YEARS ? 'young' : 'old'
  const animal = heroKind === 'animal' ? ['animal'] : []
  return [weather, ...(cast.pet ? ['pet'] : []), young, trait.id, ...(plot.flags ?? []), ...animal, ...constraints]
}

/** A person's next story goes on where the last one started. */
function offsetOf({ memory }: Brief, random: Seeded): number {
  const drawn = Math.floor(random.next() * ROTATIONS)
  return memory.offset === undefined ? drawn : (memory.offset + memory.stories) % ROTATIONS
}

export function phraseBrief<Person extends Somebody, Location extends Whereabouts, Own extends Trait>(
  grammar: Grammar<Person, Location, Own>,
  whole: Brief,
  plot: Plot,
  random: Seeded,
  verbosity: Verbosity,
): PhrasedBrief {
  const { brief, quiet: absent } = withCare(whole)
  const cast = castOf(brief, plot, grammar.casting, absent)
  const where = grammar.whereabouts(brief.location)
  const places = brief.places.map(place => grammar.whereabouts(place))
  const weather = weatherFor(brief.category, random)
  const offset = offsetOf(brief, random)
  const { quirks, characteristics } = brief.hero
  const [visitors] = traitsIn(grammar.traits, quirks)
  const trait = visitors ?? traitsIn(grammar.traits, characteristics)[0] ?? random.pick(grammar.traits)
  const options = { brief, plot, cast, where, places, trait, isVisitors: visitors !== undefined, offset, random }
  const quiet = quietPeople(absent, grammar.casting, cast.hero, grammar.language)
  const isSmall = brief.targetAge === 'toddler'
  const inserts = [...grammar.inserts(options), ...quietInserts(quiet, grammar.quiet, isSmall, offset)]
  const flags = flagsOf({ brief: whole, plot, cast, trait }, weather)
  const details = random.shuffle(grammar.placeDetails)
  const fixed = grammar.fixed(where, grammar.weathers[weather], verbosity)
  const { language, formOf } = grammar
  const resolve = tokenResolver({ language, brief, cast, places, verbosity, fixed, formOf })
  const ofQuiet = quietToken(quiet, formOf)
  const texts = gathered(grammar.gatheringTexts, brief, cast, inserts, { verbosity, offset })
  return {
    resolve: token => ofQuiet(token) ?? resolve(token),
    offset,
    flags,
    inserts: fittingBody(texts, language, flags),
    places: places.map((place, index) => ({
      name: place.plain,
      description: itemAt(details, index % details.length),
    })),
    location: where.plain === '' ? grammar.nowhere : where.plain,
    appearance: grammar.appearanceOf(brief),
    strength: characteristics === '' ? trait.strength : excerpt(characteristics),
    quirk: quirks === '' ? trait.quirk : excerpt(quirks),
  }
}
