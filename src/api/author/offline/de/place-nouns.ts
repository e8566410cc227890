export type Genus = 'm' | 'f' | 'n' | 'p'

export interface PlaceNoun {
  readonly genus: Genus
  readonly preposition: string
}

const nouns = (words: string, genus: Genus, preposition: string): [string, PlaceNoun][] =>
  words.split(' ').map(word => [word, { genus, preposition }])

/** Also as the end of a longer word. */
export const PLACE_NOUNS: ReadonlyMap<string, PlaceNoun> = new Map([
  ...nouns(
    'wald garten park zoo zirkus keller turm palast ort zug bus laden wohnwagen dschungel tempel kindergarten weiler ' +
      'hafen flughafen supermarkt vulkan tunnel flur stall schuppen schrank wagen kosmos himmel urwald hof salon saal',
    'm',
    'in',
  ),
  ...nouns(
    'bauernhof berg planet hügel spielplatz marktplatz bahnhof dachboden schulhof friedhof reiterhof ' +
      'mond platz turnplatz jahrmarkt markt flohmarkt balkon speicher gipfel campingplatz sportplatz acker fußballplatz',
    'm',
    'auf',
  ),
  ...nouns('leuchtturm', 'm', 'auf'),
  ...nouns('see strand fluss teich bach kiosk kanal weiher wasserfall deich brunnen', 'm', 'an'),
  ...nouns(
    'stadt schule höhle wüste burg hütte villa küche bibliothek wohnung kirche kleinstadt großstadt galaxie bäckerei ' +
      'werkstatt welt mühle eisdiele bucht werft scheune turnhalle sporthalle schwimmhalle schlucht straße gasse oase pyramide bücherei ' +
      'kita klinik stube kammer garage savanne prärie',
    'f',
    'in',
  ),
  ...nouns(
    'insel wiese raumstation station alm farm lichtung ranch brücke wolke treppe terrasse burgmauer weide rutsche rennbahn',
    'f',
    'auf',
  ),
  ...nouns('küste haltestelle bushaltestelle nordsee ostsee', 'f', 'an'),
  ...nouns(
    'schloss dorf haus tal zimmer baumhaus kinderzimmer museum café hotel land königreich internat moor wirtshaus ' +
      'gewächshaus raumschiff u-boot schwimmbad freibad krankenhaus stadion labor kino theater zelt gebirge weltall ' +
      'treppenhaus reich büro heim gasthaus aquarium iglu nest',
    'n',
    'in',
  ),
  ...nouns('schiff piratenschiff hausboot boot feld dach sofa karussell', 'n', 'auf'),
  ...nouns('meer ufer', 'n', 'an'),
  ...nouns('berge wälder alpen tropen', 'p', 'in'),
  ...nouns('wolken inseln', 'p', 'auf'),
])
