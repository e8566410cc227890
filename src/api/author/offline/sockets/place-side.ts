import type { AnswerLanguage } from '../answers/reading.ts'

/** Whether a place has a roof over it or the sky. */
export type PlaceSide = 'in' | 'out'

interface SideWords {
  /** Whose other side is outdoors: "hinter dem Schuppen". */
  readonly buildings: string
  /** Rooms and furniture: what is behind or under them is indoors too. */
  readonly inside: string
  readonly outdoors: string
  /** Before a building: beside it. */
  readonly beside: RegExp
  /** Prepositions, which divide a place from what tells more about it. */
  readonly prepositions: string
}

/** In German the ends of compounds. In lower case. */
const WORDS: Readonly<Record<AnswerLanguage, SideWords>> = {
  de: {
    buildings:
      'haus schuppen scheune hütte laube garage werkstatt bücherei bibliothek schule turnhalle halle kirche museum kino theater laden café bäckerei gewächshaus stall zelt wohnwagen bus bahn zug waggon abteil auto bude kiosk schloss burg turm mühle werft hotel büro labor kapelle höhle telefonzelle fahrstuhl aufzug kita kindergarten station',
    inside:
      'zimmer küche keller boden speicher flur bad badewanne wanne bett tisch stuhl sofa sessel couch schrank regal kammer stube wohnung treppenhaus kamin ofen herd teppich decke schublade kiste truhe ecke kinderzimmer matratze kissen fensterbank diele garderobe',
    outdoors:
      'see meer strand wald wiese feld garten park hof dach berg hügel fluss bach ufer teich kanal weiher brücke steg bootssteg baum spielplatz platz straße weg gasse mauer zaun hecke bank balkon terrasse insel düne deich lichtung schaukel rutsche hochsitz gleis bahnsteig haltestelle hafen mole gipfel weide acker tal schlucht wüste dschungel klippe felsen quelle brunnen friedhof freibad sandkasten strandkorb hängematte floß boot',
    beside: /^(?:hinter|hinterm|vor|vorm|neben|am|an|auf|über|überm|bei|beim) /iu,
    prepositions:
      'in im am an auf unter unterm hinter hinterm vor vorm neben zwischen über überm bei beim von vom mit aus',
  },
  en: {
    buildings:
      'house shed barn hut cottage garage workshop library school gym hall church museum cinema theatre shop café cafe bakery greenhouse stable tent caravan bus train carriage car castle tower mill boathouse summerhouse hotel office laboratory chapel cave lift nursery launderette pub booth box lighthouse treehouse playhouse igloo station hayloft cabin',
    inside:
      'room bedroom kitchen cellar basement attic loft landing hallway bathroom bath bathtub bed table chair sofa settee armchair couch wardrobe cupboard shelf pantry larder flat stairs staircase fireplace stove oven rug carpet blanket drawer box trunk den mattress pillow windowsill closet bunk playroom conservatory desk piano',
    outdoors:
      'lake sea beach forest wood woods meadow field garden park yard roof mountain hill river stream shore pond canal bridge jetty pier tree playground square street road lane path wall fence hedge bench balcony terrace porch veranda island dune dunes clearing swing slide platform stop harbour quay cliff rock rocks spring well graveyard churchyard lido sandpit hammock raft boat step doorstep allotment orchard moor heath common green lawn weir valley desert jungle courtyard',
    beside: /^(?:behind|outside|beside|by|round|around|in front of|next to|on|above|opposite|near) /iu,
    prepositions:
      'in on at by under behind beside near above below between inside outside round around opposite of with from next to',
  },
  fr: {
    buildings:
      'maison remise hangar grange cabane garage atelier bibliothèque médiathèque école gymnase église musée cinéma théâtre boutique magasin café boulangerie serre étable tente caravane bus train wagon voiture château tour moulin phare hôtel bureau laboratoire chapelle grotte cabine ascenseur crèche gare kiosque',
    inside:
      'chambre cuisine cave grenier couloir salon bain baignoire lit table chaise canapé fauteuil placard armoire étagère appartement escalier cheminée poêle tapis couverture tiroir coffre carton coin matelas coussin rebord cellier entrée débarras bureau',
    outdoors:
      'lac mer plage forêt bois pré prairie champ jardin parc cour toit montagne colline rivière ruisseau rive étang canal pont ponton jetée arbre cerisier pommier square place rue chemin mur muret haie banc balcon terrasse île dune clairière balançoire toboggan quai port falaise rocher source puits cimetière hamac radeau bateau perron potager verger vallée désert jungle belvédère',
    beside: /^(?:derrière|devant|près|à côté|au bord|sur|contre|autour|à) /iu,
    prepositions: 'dans sur sous derrière devant près à au aux chez en entre de du des avec contre',
  },
  es: {
    buildings:
      'casa cobertizo granero cabaña garaje taller biblioteca escuela colegio gimnasio iglesia museo cine teatro tienda café panadería invernadero establo carpa caravana autobús tren vagón coche castillo torre molino faro hotel oficina laboratorio capilla cueva cabina ascensor guardería estación lavandería pajar quiosco',
    inside:
      'habitación cuarto cocina sótano desván buhardilla pasillo salón baño bañera cama litera mesa silla sofá sillón armario estantería despensa piso escalera escaleras chimenea estufa alfombra manta cajón baúl rincón colchón cojín hueco',
    outdoors:
      'lago mar playa bosque prado campo jardín parque patio tejado azotea montaña colina río arroyo orilla estanque canal puente embarcadero muelle árbol cerezo manzano plaza calle camino muro tapia seto banco balcón terraza isla duna claro columpio tobogán andén puerto acantilado roca fuente pozo cementerio piscina hamaca balsa barca huerto huerta valle desierto selva mirador',
    beside: /^(?:detrás|delante|junto|cerca|al lado|enfrente|frente|encima|sobre) /iu,
    prepositions: 'en bajo sobre tras entre junto cerca detrás delante debajo encima dentro fuera de del al a con',
  },
  it: {
    buildings:
      'casa rimessa capanno capanna fienile baita garage officina biblioteca scuola palestra chiesa museo cinema teatro negozio bar panetteria serra stalla tenda roulotte autobus treno vagone macchina castello torre mulino faro albergo ufficio laboratorio cappella grotta cabina ascensore asilo stazione lavanderia edicola',
    inside:
      'camera cameretta cucina cantina soffitta mansarda corridoio salotto bagno vasca letto tavolo sedia divano poltrona armadio scaffale dispensa appartamento scala scale sottoscala camino stufa tappeto coperta cassetto baule angolo materasso cuscino sgabuzzino ripostiglio stanza soppalco scrivania',
    outdoors:
      'lago mare spiaggia bosco prato campo giardino parco cortile tetto montagna collina fiume ruscello riva stagno canale ponte pontile molo albero ciliegio melo piazza strada sentiero muro muretto siepe panchina balcone terrazza terrazzo isola duna radura altalena scivolo binario porto scogliera scoglio fonte pozzo cimitero piscina amaca zattera barca orto frutteto valle deserto giungla',
    beside: /^(?:dietro|davanti|accanto|vicino|di fronte|su|sul|sulla|sopra|fuori) /iu,
    prepositions:
      'in nel nello nella nei su sul sullo sulla sotto dietro davanti vicino accanto tra fra di del della dello a al alla con da dal dalla sopra',
  },
}

type Kind = 'building' | 'inside' | 'outdoors'

interface SideIndex {
  readonly kinds: ReadonlyMap<string, Kind>
  readonly prepositions: ReadonlySet<string>
}

const indexOf = ({ buildings, inside, outdoors, prepositions }: SideWords): SideIndex => {
  const words = (list: string, kind: Kind) => list.split(' ').map(word => [word, kind] as const)
  return {
    kinds: new Map([...words(buildings, 'building'), ...words(inside, 'inside'), ...words(outdoors, 'outdoors')]),
    prepositions: new Set(prepositions.split(' ')),
  }
}
const INDEX = new Map(Object.entries(WORDS).map(([language, words]) => [language, indexOf(words)]))

/** Plurals and cases end so; the longest word that a compound ends in says what it is. */
function kindOf(word: string, language: AnswerLanguage, kinds: SideIndex['kinds']): Kind | undefined {
  const bare = language === 'en' ? word.replace(/s$/u, '') : word.replace(/(?<=e)n$/u, '')
  const known = kinds.get(word) ?? kinds.get(bare)
  if (known || language !== 'de') return known
  const ends = [...kinds].filter(([end]) => end.length > 2 && (word.endsWith(end) || bare.endsWith(end)))
  return ends.toSorted(([one], [other]) => other.length - one.length)[0]?.[1]
}

/** The words between prepositions: "der bank", "kanal". */
function partsOf(words: readonly string[], prepositions: ReadonlySet<string>): string[][] {
  const parts: string[][] = [[]]
  for (const word of words)
    if (prepositions.has(word)) parts.push([])
    else parts.at(-1)?.push(word)
  return parts.filter(part => part.length > 0)
}

const SEPARATOR = /[^\p{L}-]+/u
const WORDS_MOST = 16

/** Of words as `{place.in}` says them: "unter dem Küchentisch"; undefined where they do not tell. */
export function placeSide(place: string, language: AnswerLanguage): PlaceSide | undefined {
  const { beside } = WORDS[language]
  const index = INDEX.get(language)
  const words = place.toLowerCase().replace(/[’']/gu, ' ').split(SEPARATOR).filter(Boolean).slice(0, WORDS_MOST)
  // The noun is the last of an English or German phrase, the first of a Romance one.
  const isLast = language === 'de' || language === 'en'
  for (const part of partsOf(words, index?.prepositions ?? new Set())) {
    const found = (isLast ? part.toReversed() : part).map(word => kindOf(word, language, index?.kinds ?? new Map()))
    const kind = isLast ? found[0] : found.find(one => one !== undefined)
    if (kind) return kind === 'outdoors' || (kind === 'building' && beside.test(place)) ? 'out' : 'in'
  }
  return undefined
}
