import { phrasePattern } from '../../../editor/phrase-pattern.ts'
import type { AnswerLanguage } from './reading.ts'

/** Lands and towns that people type in small letters, beside the countries. */
const REGIONS: Readonly<Record<AnswerLanguage, string>> = {
  de: 'Alpen|Ostsee|Nordsee|Bodensee|Schwarzwald|Harz|Allgäu|Bayern|Toskana|Provence|Bretagne|Sylt|Rügen|Usedom|Amrum|Föhr|Mallorca|Kreta|Sizilien|Sardinien|Korsika|Teneriffa|Hawaii|Schottland|England|Wales|Lappland|Paris|London|Rom|Venedig|Wien|Berlin|Hamburg|München|Köln|Lissabon|Barcelona|New York|Tokio|Prag|Amsterdam|Kopenhagen|Stockholm|Oslo|Istanbul|Nordpol|Südpol|Mond|Mars|Disneyland|Südtirol|Gardasee|Eifel|Rhein|Elbe|Donau|Eltern|Großeltern|Schweden|USA',
  en: 'Lake District|Peak District|Isle of Wight|Isle of Skye|Cornwall|Devon|Dorset|Yorkshire|Scotland|England|Wales|Highlands|London|Paris|Rome|Venice|Vienna|Berlin|Edinburgh|Brighton|Blackpool|Bristol|Leeds|Manchester|Liverpool|Glasgow|Dublin|New York|Los Angeles|San Francisco|California|Florida|Hawaii|Lapland|Tuscany|Provence|Barcelona|Lisbon|Tokyo|Prague|Amsterdam|Disneyland|Gran|Nan|Grandma|Grandpa|Grandad|Sahara|Alps',
  fr: 'Bretagne|Normandie|Provence|Corse|Alsace|Savoie|Auvergne|Alpes|Pyrénées|Vosges|Cévennes|Jura|Vercors|Paris|Lyon|Marseille|Nantes|Bordeaux|Toulouse|Lille|Strasbourg|Nice|Annecy|Rome|Venise|Vienne|Londres|Lisbonne|Barcelone|New York|Tokyo|Prague|Amsterdam|Québec|Laponie|Écosse|Angleterre|Toscane|Sicile|Venise|Saint-Malo|Ouessant|Noirmoutier|Disneyland',
  es: 'Galicia|Asturias|Cantabria|Andalucía|Cataluña|Aragón|Navarra|Extremadura|Castilla|Mallorca|Menorca|Ibiza|Tenerife|Lanzarote|Madrid|Barcelona|Sevilla|Valencia|Granada|Bilbao|Cádiz|Málaga|Oviedo|Gijón|Santander|París|Londres|Roma|Venecia|Viena|Lisboa|Nueva York|Tokio|Praga|Ámsterdam|Escocia|Inglaterra|Laponia|Toscana|Buenos Aires|Patagonia|Cuzco|Machu Picchu|Alpes|Pirineos|Disneyland',
  it: 'Sardegna|Sicilia|Toscana|Puglia|Liguria|Umbria|Calabria|Piemonte|Lombardia|Veneto|Trentino|Marche|Abruzzo|Campania|Basilicata|Molise|Elba|Capri|Ischia|Procida|Roma|Milano|Napoli|Torino|Firenze|Venezia|Bologna|Genova|Palermo|Verona|Bari|Siena|Parigi|Londra|Vienna|Lisbona|Barcellona|New York|Tokyo|Praga|Amsterdam|Scozia|Inghilterra|Lapponia|Dolomiti|Alpi|Disneyland|Bretagna|Provenza',
}

const COUNTRY_CODES =
  'AD AL AR AT AU BA BE BG BO BR CA CH CL CN CO CR CU CY CZ DE DK EC EE EG ES FI FR GB GL GR HR HU ID IE IL IN IS IT JM JP KE KR LT LU LV MA MC ME MG MM MN MT MX MY NL NO NP NZ PE PH PL PT RO RS RU SE SI SK SN TH TN TR TZ UA US VN ZA'

/** What people type, and how it is written. */
interface Spellings {
  readonly typed: RegExp
  readonly names: ReadonlyMap<string, string>
}

/** "Myanmar (Burma)" is typed without what explains it. */
const withoutNote = (name: string): string => name.split(' (')[0] ?? name

function spellingsOf(language: AnswerLanguage): Spellings {
  const countries = new Intl.DisplayNames([language], { type: 'region' })
  const codes = COUNTRY_CODES.split(' ')
  const written = [...codes.map(code => withoutNote(countries.of(code) ?? '')), ...REGIONS[language].split('|')]
  const names = new Map(written.filter(name => name.length > 2).map(name => [name.toLowerCase(), name]))
  return { typed: phrasePattern([...names.keys()], 'gu'), names }
}

const known = new Map<AnswerLanguage, Spellings>()

/** "in den alpen" with the capitals of the names in it; only where the answer was typed in small letters. */
export function spelledPlace(text: string, language: AnswerLanguage): string {
  if (/\p{Lu}/u.test(text.slice(1))) return text
  const spellings = known.get(language) ?? spellingsOf(language)
  known.set(language, spellings)
  const { typed, names } = spellings
  return text.replace(typed, small => names.get(small) ?? small)
}
