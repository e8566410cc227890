const nouns = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export const MASCULINE = nouns(
  'bosque castillo pueblo parque jardín desierto palacio valle barrio planeta cielo cerro monte puerto patio desván sótano mercado museo teatro circo hotel café bar restaurante molino faro barco velero submarino tren autobús tranvía avión huerto invernadero colegio instituto hospital zoo acuario cine campo prado pinar lago río mar océano arrecife glaciar volcán laberinto túnel puente tejado balcón ático piso apartamento cuarto dormitorio salón pasillo ascensor edificio rascacielos taller almacén supermercado cementerio templo monasterio convento reino mundo país universo espacio rincón lugar sitio camping campamento refugio estadio gimnasio polideportivo aeropuerto cráter pantano oasis manglar caserío cortijo rancho establo granero gallinero cobertizo kiosco quiosco vagón galeón',
)
export const FEMININE = nouns(
  'casa casita ciudad aldea isla montaña playa selva cueva torre granja cabaña choza mansión escuela guardería biblioteca librería tienda panadería pastelería cocina habitación azotea terraza plaza calle carretera estación colina costa bahía laguna orilla luna galaxia nave estrella nube ermita iglesia catedral fortaleza mina caverna pradera dehesa huerta finca hacienda masía venta posada taberna cafetería fábrica oficina peluquería farmacia piscina caravana autocaravana barca balsa fuente feria verbena urbanización villa estancia pampa sabana tundra jungla cascada marisma ribera escalera buhardilla bodega lavandería ludoteca universidad caja carpa dimensión tierra región',
)
export const PLURAL_MASCULINE = nouns('montes bosques campos jardines tejados muelles viñedos prados lagos')
export const PLURAL_FEMININE = nouns('montañas afueras islas nubes cuevas ruinas colinas playas estrellas dunas calles')

/** Names with an article, and words with another preposition; by the name in lower case. */
export const SAID: Readonly<Record<string, string>> = {
  casa: 'en casa',
  luna: 'en la Luna',
  'la luna': 'en la Luna',
  tierra: 'en la Tierra',
  'la tierra': 'en la Tierra',
  sol: 'en el Sol',
  mar: 'junto al mar',
  'el mar': 'junto al mar',
  india: 'en la India',
  'la india': 'en la India',
  alpes: 'en los Alpes',
  'los alpes': 'en los Alpes',
  andes: 'en los Andes',
  'los andes': 'en los Andes',
  pirineos: 'en los Pirineos',
  'los pirineos': 'en los Pirineos',
  caribe: 'en el Caribe',
  'el caribe': 'en el Caribe',
  amazonas: 'en el Amazonas',
  'polo norte': 'en el Polo Norte',
  'el polo norte': 'en el Polo Norte',
  'polo sur': 'en el Polo Sur',
  'el polo sur': 'en el Polo Sur',
  'países bajos': 'en los Países Bajos',
  'reino unido': 'en el Reino Unido',
  'república dominicana': 'en la República Dominicana',
  'sierra nevada': 'en Sierra Nevada',
  internet: 'en internet',
  espacio: 'en el espacio',
}
