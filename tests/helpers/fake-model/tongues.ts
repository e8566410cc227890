/** Close slots, so that eight words in a row rarely repeat. */
export interface Tongue {
  readonly frames: readonly string[]
  readonly slots: Readonly<Record<string, readonly string[]>>
  readonly sayings: readonly string[]
  readonly nouns: readonly string[]
  readonly there: string
  readonly and: string
}

const words = (list: string): string[] => list.split(' ')

const en: Tongue = {
  frames: [
    'the {like} {thing} by the {place} {did} when the {other} {moved}.',
    'no {other} had said that a {thing} was so {like}.',
    'it was {like} in the {place}, and the {like} {thing} {did}.',
    'she took a {like} {thing} from the {place} to the {other}.',
    '“Is the {thing} {like}?” asked the {other} at the {place}.',
    'behind the {place} a {like} {thing} {moved} and {did}.',
    'one {other} looked at the {place}, the {thing} and the {like} {thing}.',
    'under that {like} {thing} the {other} {moved}, and every {thing} {did}.',
    'the {other} and the {other} {moved} near the {place}.',
    'one {thing} for the {other}, one {like} {thing} for the {place}.',
  ],
  slots: {
    thing: words(
      'lantern kettle button ladder whistle basket pebble curtain thimble compass candle ribbon spoon marble drum mirror hammer teapot bell feather anchor brush wheel needle trumpet saddle pillow jar bucket lemon violin saucer pocket acorn',
    ),
    place: words(
      'harbour bridge kitchen attic orchard market tower garden cellar station library meadow stairs window bakery mill jetty stable fountain tunnel lighthouse workshop chapel island barn ferry hill gate balcony school',
    ),
    other: words(
      'baker ferryman aunt gardener teacher piper goose hedgehog postman clockmaker sailor neighbour cook fiddler shepherd painter badger cousin tailor captain heron miller',
    ),
    did: words(
      'hummed warmed rolled rang leaned vanished shone creaked trembled floated opened bounced cooled listened',
    ),
    moved: words(
      'laughed turned sat waited counted knocked nodded whistled danced yawned stumbled waved knelt hurried',
    ),
    like: words(
      'small quiet heavy bright round crooked patient stubborn golden late soft strange wooden empty polite blue dusty warm narrow clever striped sleepy',
    ),
  },
  sayings: [
    'Somebody said it out loud:',
    'On the wall it was written:',
    'They all remembered one thing:',
    'This was true:',
  ],
  nouns: words('bread rain apples string paper salt wool honey chalk feathers'),
  there: 'They had',
  and: 'and',
}

const de: Tongue = {
  frames: [
    'die {like}e {thing} in der {place} {did}, und der {other} {moved}.',
    'kein {other} wusste, dass die {thing} so {like} war.',
    'es war {like} in der {place}, und eine {like}e {thing} {did}.',
    'sie trug eine {like}e {thing} aus der {place} zum {other}.',
    '„Ist die {thing} {like}?“, fragte der {other} in der {place}.',
    'vor der {place} lag eine {like}e {thing} und {did}.',
    'ein {other} sah die {place}, die {thing} und die {like}e {thing}.',
    'neben der {like}en {thing} {moved} der {other}, und jede {thing} {did}.',
    'der {other} und der {other} sahen die {place}.',
    'eine {thing} für den {other}, eine {like}e {thing} für die {place}.',
  ],
  slots: {
    thing: words(
      'Laterne Flöte Leiter Trommel Kugel Schnur Kerze Muschel Feder Tasse Glocke Kiste Pfeife Brille Nadel Trompete Schachtel Zitrone Geige Eichel Bürste Murmel Kanne Decke Uhr Münze Schaufel Mütze Gabel Flasche',
    ),
    place: words(
      'Küche Werkstatt Bäckerei Wiese Scheune Bucht Mühle Bibliothek Kapelle Schule Gasse Halle Laube Höhle Stube Kammer Gärtnerei Burg Hütte Weberei Schmiede Kajüte Allee Schlucht Försterei Remise',
    ),
    other: words(
      'Bäcker Fährmann Onkel Gärtner Lehrer Igel Uhrmacher Kapitän Müller Koch Geiger Schäfer Maler Dachs Vetter Schneider Reiher Weber Schmied Pfeifer Förster Imker',
    ),
    did: words(
      'summte glänzte rollte klang wackelte verschwand leuchtete knarrte zitterte schwebte hüpfte lauschte glühte',
    ),
    moved: words('lachte stutzte wartete zählte klopfte nickte pfiff tanzte gähnte stolperte winkte kniete trällerte'),
    like: words(
      'klein still schwer hell rund krumm spät weich seltsam warm hölzern leer höflich blau staubig schmal gestreift rot',
    ),
  },
  sayings: ['Jemand sagte es laut:', 'An der Wand stand geschrieben:', 'Sie alle wussten noch:', 'Das war wahr:'],
  nouns: words('Brot Regen Wolle Salz Papier Honig Kreide Federn Schnee Zimt'),
  there: 'Da waren',
  and: 'und',
}

export const TONGUES = { en, de } as const
