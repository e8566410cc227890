import type { NounGender } from './article.ts'

export interface PlaceNoun {
  readonly gender: NounGender
  readonly isPlural: boolean
  /** "sull’isola", but "nel bosco". */
  readonly preposition: 'in' | 'su'
}

const table = (
  words: string,
  gender: NounGender,
  isPlural = false,
  preposition: PlaceNoun['preposition'] = 'in',
): [string, PlaceNoun][] => words.split(' ').map(word => [word, { gender, isPlural, preposition }])

export const NOUNS: ReadonlyMap<string, PlaceNoun> = new Map([
  ...table(
    'bosco boschetto sottoscala castello paese paesino villaggio parco giardino deserto palazzo quartiere cielo porto porticciolo cortile magazzino mercato museo teatro circo hotel albergo bar caffè ristorante mulino faro orto frutteto uliveto vigneto asilo liceo istituto ospedale zoo acquario cinema campo prato stagno oceano ghiacciaio vulcano labirinto tunnel attico appartamento corridoio ascensore edificio grattacielo supermercato cimitero tempio convento monastero regno mondo universo spazio angolo luogo posto campeggio rifugio stadio aeroporto cratere negozio forno laboratorio capannone fienile pollaio granaio casolare agriturismo maneggio capanno condominio scantinato trullo centro cuore ufficio studio impero continente arcipelago archivio abisso castelletto tempietto emporio garage sottomarino vagone castagneto canneto salotto soggiorno bagno seminterrato borgo',
    'm',
  ),
  ...table(
    'casa casetta città cittadina foresta giungla grotta caverna torre fattoria capanna baita villa scuola biblioteca libreria bottega panetteria pasticceria gelateria pizzeria cucina camera cameretta stanza soffitta cantina mansarda stazione palestra piscina chiesa cattedrale fortezza miniera pineta radura valle galassia base palude laguna baia tenda roulotte taverna trattoria osteria fabbrica officina farmacia serra masseria cascina stalla metropoli piazza piazzetta metropolitana ludoteca università dimensione prateria savana terra redazione centrale cartoleria lavanderia aula classe periferia provincia contea penisola pianura palazzina residenza locanda sartoria falegnameria segheria cava torretta dispensa veranda portineria',
    'f',
  ),
  ...table('boschi campi giardini prati vicoli', 'm', true),
  ...table('campagne valli grotte rovine foreste vigne', 'f', true),
  ...table(
    'albero lago fiume monte balcone terrazzo tetto treno tram autobus pullman traghetto veliero galeone molo pontile ponte pianeta lungomare sentiero litorale palcoscenico satellite asteroide fondo altopiano crinale muretto marciapiede',
    'm',
    false,
    'su',
  ),
  ...table(
    'isola isoletta spiaggia collina montagna costa riva terrazza nave barca zattera nuvola luna stella scogliera strada scala panchina mongolfiera astronave cometa vetta cima corriera funivia giostra',
    'f',
    false,
    'su',
  ),
  ...table('tetti monti scogli laghi', 'm', true, 'su'),
  ...table('isole nuvole montagne colline stelle spiagge dune scale', 'f', true, 'su'),
])

/** Without an article before their name: "in Via Garibaldi", "in Piazza Grande". */
export const STREETS: ReadonlySet<string> = new Set(
  'via viale piazza piazzale piazzetta corso vicolo largo calle contrada corte'.split(' '),
)

/** Countries, regions, continents and islands with "in". */
export const LANDS: ReadonlySet<string> = new Set(
  'italia francia spagna germania austria svizzera grecia portogallo inghilterra irlanda scozia galles belgio olanda danimarca svezia norvegia finlandia islanda polonia russia ucraina turchia croazia slovenia serbia albania romania bulgaria ungheria cina giappone corea india thailandia vietnam indonesia australia egitto marocco tunisia algeria etiopia kenya tanzania senegal nigeria sudafrica namibia brasile argentina cile perù bolivia colombia venezuela ecuador messico canada america europa africa asia oceania antartide groenlandia lapponia siberia patagonia amazzonia sicilia sardegna corsica toscana umbria puglia calabria basilicata campania abruzzo molise liguria lombardia piemonte veneto romagna valtellina maremma trentino provenza bretagna normandia baviera andalusia catalogna scandinavia transilvania california alaska texas'.split(
    ' ',
  ),
)

/** Words with another preposition or an article, by the name in lower case. */
export const SAID: Readonly<Record<string, string>> = {
  casa: 'a casa',
  scuola: 'a scuola',
  teatro: 'a teatro',
  mare: 'al mare',
  'il mare': 'al mare',
  montagna: 'in montagna',
  campagna: 'in campagna',
  città: 'in città',
  spazio: 'nello spazio',
  internet: 'su internet',
  luna: 'sulla Luna',
  'la luna': 'sulla Luna',
  marte: 'su Marte',
  saturno: 'su Saturno',
  giove: 'su Giove',
  venere: 'su Venere',
  terra: 'sulla Terra',
  'la terra': 'sulla Terra',
  sole: 'sul Sole',
  alpi: 'sulle Alpi',
  dolomiti: 'sulle Dolomiti',
  appennini: 'sugli Appennini',
  andes: 'sulle Ande',
  ande: 'sulle Ande',
  himalaya: 'sull’Himalaya',
  etna: 'sull’Etna',
  vesuvio: 'sul Vesuvio',
  marche: 'nelle Marche',
  lazio: 'nel Lazio',
  friuli: 'in Friuli',
  'emilia romagna': 'in Emilia Romagna',
  'emilia-romagna': 'in Emilia-Romagna',
  'trentino alto adige': 'in Trentino Alto Adige',
  'valle d’aosta': 'in Valle d’Aosta',
  "valle d'aosta": "in Valle d'Aosta",
  'paesi bassi': 'nei Paesi Bassi',
  'regno unito': 'nel Regno Unito',
  'gran bretagna': 'in Gran Bretagna',
  'stati uniti': 'negli Stati Uniti',
  'nuova zelanda': 'in Nuova Zelanda',
  'costa rica': 'in Costa Rica',
  'sri lanka': 'in Sri Lanka',
  'repubblica ceca': 'nella Repubblica Ceca',
  filippine: 'nelle Filippine',
  maldive: 'alle Maldive',
  hawaii: 'alle Hawaii',
  canarie: 'alle Canarie',
  baleari: 'alle Baleari',
  eolie: 'alle Eolie',
  caraibi: 'ai Caraibi',
  elba: 'all’Elba',
  giglio: 'al Giglio',
  'polo nord': 'al Polo Nord',
  'polo sud': 'al Polo Sud',
}
