import { plain } from '../../../story/plain-words.ts'

/** Kinds of places that a plot may need. A town or village is taken for granted where nothing else is said. */
export const LOCATION_CLASSES = ['home', 'town', 'nature', 'sea', 'space', 'fantasy'] as const
export type LocationClass = (typeof LOCATION_CLASSES)[number]

/** Words of all languages of this author; German compounds end in them. */
const WORDS: Readonly<Record<Exclude<LocationClass, 'town'>, string>> = {
  home: 'haus wohnung zuhause küche zimmer kinderzimmer garten house home flat apartment kitchen bedroom garden maison appartement cuisine chambre jardin casa piso cocina habitación cuarto jardín appartamento cucina camera giardino',
  nature:
    'wald berg berge alpen wiese tal bauernhof hof dschungel wüste forest wood woods mountain mountains hills farm jungle desert meadow forêt bois montagne montagnes campagne ferme bosque montaña montañas campo granja selva foresta montagna montagne campagna fattoria bosco',
  sea: 'meer see strand insel hafen küste ostsee nordsee schiff sea beach island harbour harbor coast seaside ship mer plage île port côte bateau mar playa isla puerto costa barco mare spiaggia isola porto nave',
  space:
    'weltall weltraum mars mond planet raumschiff raumstation space moon planet spaceship spacestation galaxy espace lune planète vaisseau espacio luna planeta nave-espacial spazio astronave pianeta',
  fantasy:
    'schloss burg zauberwald königreich märchenland castle kingdom palace fairyland château royaume palais castillo reino palacio castello regno palazzo',
}
const CLASS_OF = new Map(
  Object.entries(WORDS).flatMap(([kind, words]) =>
    words.split(' ').map(word => [word, kind as LocationClass] as const),
  ),
)
const WORDS_MOST = 12
const COMPOUND_END_UNITS = 5

/** The classes that the words of a location name; a town where they name none. */
export function locationClassesOf(location: string): LocationClass[] {
  const words = plain(location)
    .toLowerCase()
    .split(/[ ,’']+/u)
    .slice(0, WORDS_MOST)
  const found = words.flatMap(word => {
    const end = [...CLASS_OF].find(([known]) => known.length >= COMPOUND_END_UNITS && word.endsWith(known))
    return CLASS_OF.get(word) ?? end?.[1] ?? []
  })
  return found.length === 0 ? ['town'] : [...new Set(found)]
}
